import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { useTask } from "../../ui/use-task.ts";
import { messagesKey } from "./messages.ts";

const NOT_NOTED = networkOr(t`Your call was not noted.`);

interface CallLinkProps {
  message: { id: string };
  number: string;
  className?: string;
  children: ReactNode;
}

/** Dials, and notes that somebody has: an alarm on which nothing happens rings again. */
export function CallLink({ message, number, className, children }: CallLinkProps) {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const write = useWrite(messagesKey(hotel_id));
  const [, run] = useTask(NOT_NOTED);
  const call = { hotel_id, message_id: message.id, number };
  return (
    <a
      href={`tel:${number}`}
      className={className}
      onClick={() => void run(() => write(() => supabase.rpc("note_call", call).throwOnError()))}
    >
      <Phone aria-hidden="true" className="size-[20px] shrink-0" />
      {children}
    </a>
  );
}
