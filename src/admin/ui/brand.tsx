import { PRODUCT } from "../../product.ts";
import icon from "../icon.svg";

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-2xl font-semibold">
      <img src={icon} alt="" width={36} height={36} />
      {PRODUCT}
    </span>
  );
}
