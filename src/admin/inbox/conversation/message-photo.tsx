import { queryOptions, useQuery } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { useRef } from "react";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { preparePicture } from "../../content/photos/prepare.ts";
import { useObjectUrl } from "../../content/photos/use-object-url.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useTask } from "../../ui/use-task.ts";
import type { Message } from "../messages/messages.ts";
import { subjectOf } from "../messages/words.ts";

const BUCKET = "messages";
const FAILURES = { ...networkOr(t`Failed to add the photo. Please try again.`), showMessage: true };

function photoQuery(supabase: Supabase, hotelId: string, id: string) {
  return queryOptions({
    // Not below the messages' key, which is read again with all news: only this screen changes photos.
    queryKey: ["message-photo", hotelId, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data: found } = await supabase
        .from("message_photos")
        .select("message_id")
        .match({ hotel_id: hotelId, message_id: id })
        .abortSignal(signal)
        .throwOnError();
      if (found.length === 0) return null;
      return orThrow(supabase.storage.from(BUCKET).download(`${hotelId}/${id}`));
    },
  });
}

/** The picture of a thing, or of what is broken. The hotel's people add one of what they found. */
export function MessagePhoto({ message }: { message: Message }) {
  const query = useQuery(photoQuery(useSupabase(), useHotel().id, message.id));
  const { data } = query;
  const url = useObjectUrl(data ?? undefined);
  if (data === undefined) return <NotLoaded inline query={query} what="its photo" hint="" />;
  return (
    <>
      {url && (
        <img
          src={url}
          alt={`Photo: ${subjectOf(message)}`}
          className="max-h-96 max-w-full self-start rounded-2xl border border-line"
        />
      )}
      {!message.by_guest && message.kind === "found" && (
        <AddPhoto message={message} isThere={data !== null} />
      )}
    </>
  );
}

function AddPhoto({ message: { id }, isThere }: { message: Message; isThere: boolean }) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  const write = useWrite(photoQuery(supabase, hotelId, id).queryKey);
  const [busy, run] = useTask(FAILURES);
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File): Promise<void> {
    const picture = await preparePicture(file);
    await write(() => orThrow(supabase.storage.from(BUCKET).upload(`${hotelId}/${id}`, picture)));
  }

  return (
    <div>
      <FileInput
        ref={input}
        aria-label="Photo of what was found"
        onChoose={([file]) => file && void run(() => send(file), t`Photo added`)}
      />
      <Button
        icon={Camera}
        variant="secondary"
        busy={busy && "Sending..."}
        onClick={() => input.current?.click()}
      >
        {isThere ? "Another Photo" : "Add Photo"}
      </Button>
    </div>
  );
}
