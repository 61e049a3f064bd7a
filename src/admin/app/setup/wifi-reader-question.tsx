import { useFormContext, useWatch } from "react-hook-form";
import { READERS, type WifiRows } from "../../../fields/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { cx } from "../../ui/cx.ts";
import { LINES } from "../../ui/row.tsx";

const ASKED_FIRST: (keyof typeof READERS)[] = ["code", "everybody"];

/** Asked once beside the first password: two rows, of which the safer one is chosen. Needs a FormProvider above it. */
export function WifiReaderQuestion() {
  const { register, setValue } = useFormContext<Record<string, WifiRows>>();
  const { networks } = useWatch<Record<string, WifiRows>, "wifi">({ name: "wifi" });
  const first = networks.findIndex(({ password }) => password);
  if (first < 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Who reads the Wi-Fi password?</legend>
      <div className={cx(LINES, "border-t-0")}>
        {ASKED_FIRST.map((reader) => (
          <label key={reader} className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
            <input
              type="radio"
              value={reader}
              className="size-5 shrink-0 accent-accent"
              {...register(`wifi.networks.${first}.shown_to`, {
                onChange: () => {
                  for (const [index, { password }] of networks.entries()) {
                    if (password && index !== first) setValue(`wifi.networks.${index}.shown_to`, reader);
                  }
                },
              })}
            />
            <span className="min-w-0">
              <span className="block">{declared(READERS[reader])}</span>
              <span className="block text-sm text-ink-soft">{READ_SO[reader]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const READ_SO: Partial<Record<keyof typeof READERS, string>> = {
  code: t`Others read “Scan the code in the house”.`,
  everybody: t`Neighbors and search engines, too.`,
};
