/** Who has a message: nobody, me, or a colleague. */
import { useQuery } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { failureText } from "../../lib/errors.ts";
import { useUser } from "../account/auth/auth-provider.tsx";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { ChangedElsewhereError, type Changes } from "../rows/merge.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { TextButton } from "../ui/button.tsx";
import { NotLoaded } from "../ui/load-failure.tsx";
import { MENU_ITEM, Menu } from "../ui/menu.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useTask } from "../ui/use-task.ts";
import { colleaguesQuery } from "./colleagues.ts";
import { SAVE_FAILURES } from "./failures.ts";
import { type ListedMessage, type Message, useMessageChanges } from "./messages.ts";
import { useSetState } from "./set-state.ts";

type Held = ListedMessage | Message;

/** By their accounts, of everybody who works at the hotel. */
export function useNames(): Readonly<Record<string, string>> {
  return useQuery(colleaguesQuery(useSupabase(), useHotel().id)).data ?? {};
}

/** Above a list that names them. */
export function NamesNotLoaded() {
  const query = useQuery(colleaguesQuery(useSupabase(), useHotel().id));
  return <NotLoaded inline query={query} what="your colleagues’ names" hint="" />;
}

/** "You", a colleague's name, or what was typed for whom it is. */
export function useHolder({ taken_by, assignee }: Pick<Held, "taken_by" | "assignee">): string | undefined {
  const names = useNames();
  const me = useUser().id;
  if (taken_by === me) return "You";
  return (taken_by && names[taken_by]) || assignee || undefined;
}

/** Changes a message as it was seen; where somebody was faster, says who. */
export function useHandling(): (message: Held, changes: Changes) => Promise<void> {
  const { update } = useMessageChanges();
  const names = useNames();
  const showMessage = useMessages();
  return async (message, changes) => {
    try {
      // Only its version and the changed columns count, and a line of the list has these.
      await update(message as Message, changes);
    } catch (error) {
      if (error instanceof ChangedElsewhereError) {
        const who = names[String(error.current.taken_by)] ?? "A colleague";
        return showMessage({ type: "info", title: `${who} has just taken it`, passing: true });
      }
      showMessage({ type: "error", text: failureText(SAVE_FAILURES, error) });
    }
  };
}

export function useTake(message: Held) {
  const setState = useSetState();
  const [busy, run] = useTask(SAVE_FAILURES);
  return { busy, take: () => void run(() => setState(message, "working")) };
}

/** Of an open message: who has it, and whom it may be given. */
export function Holder({ message }: { message: Message }) {
  const me = useUser().id;
  const names = useNames();
  const holder = useHolder(message);
  const handle = useHandling();
  const { take, busy } = useTake(message);
  if (message.state === "done") return null;
  const others = Object.entries(names).filter(([id]) => id !== message.taken_by && id !== me);
  const toHousekeeping = message.kind === "request" && message.goes_to === "desk";
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-y border-line py-1">
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {holder ? (
          `${holder === "You" ? "You have it" : `${holder} has it`}`
        ) : (
          <span className="text-brass">
            {message.goes_to === "housekeeping" ? "Housekeeping’s; nobody has it" : "Nobody has it"}
          </span>
        )}
      </p>
      {message.state === "new" && (
        <TextButton disabled={busy} onClick={take}>
          I take it
        </TextButton>
      )}
      <Menu trigger={<TextButton>Give to …</TextButton>}>
        {others.map(([id, name]) => (
          <DropdownMenu.Item
            key={id}
            className={MENU_ITEM}
            onSelect={() => void handle(message, { state: "working", taken_by: id })}
          >
            {name}
          </DropdownMenu.Item>
        ))}
        {toHousekeeping && (
          <DropdownMenu.Item
            className={MENU_ITEM}
            onSelect={() => void handle(message, { state: "new", taken_by: null, goes_to: "housekeeping" })}
          >
            Housekeeping
          </DropdownMenu.Item>
        )}
        {message.goes_to === "housekeeping" && (
          <DropdownMenu.Item
            className={MENU_ITEM}
            onSelect={() => void handle(message, { state: "new", taken_by: null, goes_to: "desk" })}
          >
            The desk
          </DropdownMenu.Item>
        )}
        {message.state === "working" && (
          <DropdownMenu.Item
            className={MENU_ITEM}
            onSelect={() => void handle(message, { state: "new", taken_by: null })}
          >
            Nobody, give it back
          </DropdownMenu.Item>
        )}
      </Menu>
    </div>
  );
}
