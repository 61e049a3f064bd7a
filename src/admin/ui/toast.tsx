import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { NOTICE_LOOKS, type NoticeType } from "./notice.tsx";

const SECONDS_SHOWN = 5;

/**
 * A message at the lower edge, for what is plain to see anyway: it goes by itself, later while it is
 * pointed at or has focus (WCAG 2.2.1), and screen readers say it without being interrupted.
 */
export function Toast({ type, title, onClose }: { type: NoticeType; title: string; onClose: () => void }) {
  const { icon: Icon, colors } = NOTICE_LOOKS[type];
  return (
    <Radix.Provider duration={SECONDS_SHOWN * 1000} label="Message">
      <Radix.Root
        type="background"
        onOpenChange={(open) => !open && onClose()}
        className="flex animate-rise items-center gap-3 rounded-2xl border border-line bg-surface py-2 pr-2 pl-4 shadow-dialog"
      >
        <span className={cx("grid size-9 shrink-0 place-items-center rounded-full", colors)}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <Radix.Title className="flex-1 font-medium">{title}</Radix.Title>
        <Radix.Close asChild>
          <Button variant="quiet" iconOnly aria-label="Dismiss">
            <X aria-hidden="true" className="size-5" />
          </Button>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto max-w-md" />
    </Radix.Provider>
  );
}
