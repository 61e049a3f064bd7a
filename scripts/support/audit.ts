/** Summarizes the output of `npm audit --json`. */
import { z } from "zod";

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
const failure = z.object({
  message: z.string(),
  statusCode: z.number().optional(),
  error: z.object({ code: z.string().optional() }).optional(),
});

/** Statuses of mirrors without audits. */
const NO_AUDITS = [404, 405];
const SERIOUS = ["high", "critical"];

/**
 * @returns lines to print, and the exit code
 * @throws {z.ZodError} if npm's answer is neither a report nor the reason for none
 */
export function readAudit(answer: unknown): { lines: string[]; code: 0 | 1 } {
  const { data } = report.safeParse(answer);
  if (data) {
    const found = Object.entries(data.vulnerabilities);
    const serious = found.filter(([, { severity }]) => SERIOUS.includes(severity)).length;
    return {
      lines: [
        ...found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`.trimEnd()),
        `${found.length} vulnerable packages, ${serious} of them with high or critical severity.`,
      ],
      code: serious > 0 ? 1 : 0,
    };
  }
  const { message, statusCode, error } = failure.parse(answer);
  // An error with neither a status nor npm's own code means that no registry answered.
  const unanswered = statusCode === undefined ? !error?.code : NO_AUDITS.includes(statusCode);
  return unanswered
    ? { lines: [`The registry does not answer audits, so nothing was checked: ${message}`], code: 0 }
    : { lines: [message], code: 1 };
}
