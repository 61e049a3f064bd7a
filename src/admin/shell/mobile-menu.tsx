import { Menu, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Brand } from "../ui/brand.tsx";
import { Button } from "../ui/button.tsx";
import { useBackCloses } from "../ui/history-layers.tsx";
import { SideMenu } from "./side-menu.tsx";

/** The side menu on a small screen: a sheet from the left that holds focus until it is closed. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  useBackCloses(() => setOpen(false), open);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button variant="quiet" iconOnly aria-label="Open menu" className="-ml-2 lg:hidden">
          <Menu aria-hidden="true" className="size-6" />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-veil lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-80 max-w-[85vw] animate-appear overflow-y-auto overscroll-contain bg-surface px-4 pb-8 shadow-dialog focus:outline-none lg:hidden"
          // Every link in it leads to another screen.
          onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        >
          <div className="flex h-18 items-center justify-between pl-3">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Brand />
            <Dialog.Close asChild>
              <Button variant="quiet" iconOnly aria-label="Close menu">
                <X aria-hidden="true" className="size-6" />
              </Button>
            </Dialog.Close>
          </div>
          <SideMenu onPhone />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
