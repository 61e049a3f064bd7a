import type { MailPayload } from "../auth/mails.ts";
import type { MailOutbox } from "../mail/outbox.ts";
import type { Pushes } from "../push/worker.ts";
import type { ScanContext } from "../scans/context.ts";
import type { StorageContext } from "../storage/context.ts";
import type { TranslationWorker } from "../translation/worker.ts";

/** The part of the context that guests' messages use. */
export interface MessageContext extends ScanContext, Pick<StorageContext, "requests" | "decoder"> {
  outbox: MailOutbox<MailPayload>;
  pushes: Pushes;
  translations: TranslationWorker | undefined;
}
