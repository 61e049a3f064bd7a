import { CircleAlert, CloudUpload } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { WaitingDialog } from "./waiting-dialog.tsx";
import { useWaiting } from "./waiting-provider.tsx";

/** In the header: how many saves wait, and the way to them. */
export function WaitingSign() {
  const { saves } = useWaiting();
  const [open, setOpen] = useState(false);
  const stopped = saves.filter(({ problem }) => problem).length;
  const Icon = stopped > 0 ? CircleAlert : CloudUpload;
  return (
    <>
      <span role="status" className="sr-only">
        {saves.length > 0 && inWords(saves.length, stopped)}
      </span>
      {saves.length > 0 && (
        <Button
          variant="quiet"
          className={cx("px-3", stopped > 0 && "text-danger")}
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" className="size-5" />
          <span>
            {stopped || saves.length}
            <span className="max-md:sr-only"> {stopped > 0 ? "not saved" : "waiting"}</span>
          </span>
        </Button>
      )}
      {open && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function inWords(count: number, stopped: number): string {
  const of = (number: number) => `${number} ${number === 1 ? "change" : "changes"}`;
  return stopped > 0 ? `${of(stopped)} not saved` : `${of(count)} waiting for a network`;
}
