/** The privacy notice: only what is true of this hotel's page, with the place in the code that makes it true. */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { hasGdpr, type SiteFacts } from "../../lib/legal.ts";
import type { LegalKey } from "./en.ts";

/** A heading with its sentences; false leaves one out. */
export type LegalPart = [heading: LegalKey, ...sentences: (LegalKey | false)[]];

/** The notice below the name of who answers for it. A change of the code changes its sentence in all languages. */
export function privacyParts(
  { hotel, sections, custom_sections, parts }: GuestDocument,
  { operator, scanMonths, backups, translator, hasGateway }: SiteFacts,
): LegalPart[] {
  const { keep_days, announces } = parts.privacy;
  const takes = (kind: string) => parts.messages.includes(kind) && kind in keep_days;
  const writes = parts.messages.length > 0;
  const translates = translator !== undefined && parts.languages.length > 0;
  const gdpr = hasGdpr(hotel.country);
  return [
    [
      "who",
      operator.name !== undefined && "who.operator",
      operator.hosts !== undefined && "who.hosts",
      // src/server/messages/report.ts, innfo.cases, innfo.forget_cases()
      "who.report",
    ],
    [
      "open",
      // src/server/scans/track-scan.ts, the columns of qr_scans
      "open.counted",
      // src/server/scans/codes.ts, qr_scans.code_id
      "open.card",
      // src/guest/script/device.ts, innfo.tend_scans()
      "open.nobody",
      // innfo.tend_scans(); innfo.scan_days stays
      scanMonths === undefined ? "open.forever" : "open.months",
      // src/guest/script/looks.ts, innfo.looks, innfo.forget_looks()
      "open.looks",
      // src/lib/figures/looks.ts, innfo.missed_searches
      sections.length + custom_sections.length > 0 && "open.search",
      // src/guest/island.ts is the only caller of all three.
      "open.without",
      gdpr && "open.basis",
    ],
    [
      "write",
      // innfo.send_message()
      writes && "write.what",
      // codeOf in src/server/messages/routes.ts
      writes && "write.card",
      // public.room_days: innfo.write_room(), innfo.forget_messages()
      parts.room_codes && "write.room",
      // src/guest/forms/whatsapp.ts
      writes && hotel.whatsapp !== null && "write.whatsapp",
      // innfo.placed(), innfo.forget_messages()
      takes("request") && "write.request",
      takes("feedback") && "write.feedback",
      takes("lost") && "write.lost",
      // SENT and noteRead in src/server/messages/routes.ts
      writes && "write.own",
      // newMessages in src/server/mail/templates.ts, src/server/push/worker.ts
      writes && "write.notices",
      // src/server/push/encrypt.ts
      writes && announces && "write.push",
      // innfo.guest_devices: innfo.add_guest_device(), on delete cascade
      writes && "write.tell",
      // speaksOfDanger in src/server/messages/routes.ts, innfo.turn_of()
      writes && "write.danger",
      // messagesTaken in src/server/auth/limits.ts
      writes && "write.floods",
      writes && "write.needed",
      writes && gdpr && "write.basis",
      // src/forms/index.ts: the form is not sent without
      takes("lost") && gdpr && "write.consent",
    ],
    [
      "photo",
      // toSnapshot in src/server/storage/photo-files.ts, message_photos (on delete cascade), src/server/storage/message-bucket.ts
      (takes("request") || takes("lost")) && "photo.what",
    ],
    [
      "device",
      // MAX_PAGES in src/guest/worker/service-worker.ts
      "device.pages",
      // LONGEST in src/guest/worker/unsent.ts
      writes && "device.waiting",
      // AFTER_ANSWER and WITHOUT_ANSWER in src/guest/script/sent.ts
      writes && "device.sent",
      // src/guest/script/device.ts (also isNewToday), language.ts, install.ts
      "device.kept",
      // WEEK_MS in src/guest/script/card.ts and src/guest/unlock.ts; src/guest/script/room.ts
      "device.card",
      // rememberMark in src/guest/script/device.ts, chips.ts
      "device.tab",
      "device.delete",
    ],
    [
      "translation",
      // src/server/translation/runs.ts: innfo.texts_for_machine() alone
      translates && "translation.what",
      // src/server/translation/messages.ts
      translates && writes && "translation.messages",
    ],
    [
      "server",
      // src/server/transport/request-log.ts, src/server/transport/unread-answers.ts
      "server.log",
      hasGateway && "server.gateway",
      // src/server/backup/daily.ts
      backups === undefined ? "server.otherBackups" : "server.backups",
    ],
    ["rights", gdpr ? "rights.gdpr" : "rights.other", writes && "rights.find"],
  ];
}
