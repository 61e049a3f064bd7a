import { UUID } from "../../lib/uuid.ts";
import { ConfigurationError } from "../config/errors.ts";
import { retryFailedJobs } from "../jobs/jobs.ts";
import { MAIL_JOB } from "../mail/outbox.ts";
import type { AnswerRow, Command } from "./command.ts";

export const MAIL_COMMANDS: readonly Command[] = [
  {
    usage: "mail list [TEXT]",
    does: "mails that wait or were given up, the latter first; or those to addresses that contain TEXT",
    run: ({ sql }, { words: [text = ""], limit }) => sql<AnswerRow[]>`
      select id, case when failed_at is null then 'waiting' else 'given up' end as state, payload->>'letter' as letter,
        payload->>'to' as to, created_at as asked_for_at, attempts,
        case when failed_at is null then due_at end as next_at, reason
      from innfo.jobs where kind = ${MAIL_JOB} and strpos(lower(payload->>'to'), lower(${text})) > 0
      order by failed_at desc nulls last, due_at, id limit ${limit}`,
  },
  {
    usage: "mail retry [ID]",
    does: "has mails sent that were given up: one, or all",
    async run({ sql }, { words: [id] }) {
      if (id !== undefined && !UUID.test(id))
        throw new ConfigurationError(`${id} is no id: innfo mail list has them`);
      const mails = await retryFailedJobs(sql, MAIL_JOB, id);
      if (mails === 0)
        throw new ConfigurationError(id ? "No such mail was given up" : "No mail was given up");
      return {
        done: `${mails} ${mails === 1 ? "mail is" : "mails are"} tried again, as soon as a server runs`,
        mails,
      };
    },
  },
];
