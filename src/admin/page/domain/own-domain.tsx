import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brokenRule, networkOr } from "../../../lib/errors.ts";
import { hostTyped, proofName, proofText } from "../../../lib/links/own-host.ts";
import { t } from "../../../lib/texts/t.ts";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { type Domain, domainQuery } from "../../content/hotel/guest-url.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Form } from "../../ui/form.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";

/** @param target the name to which hotels' own names point */
export function OwnDomain({ target }: { target: string }) {
  const domain = useQuery(domainQuery(useSupabase(), useHotel().id));
  return (
    <Fold title="Your own address" inside={stateOf(domain.data ?? null)}>
      {domain.data === undefined ? (
        <NotLoaded query={domain} what="your own address" />
      ) : domain.data ? (
        <Claimed domain={domain.data} target={target} />
      ) : (
        <Claim />
      )}
    </Fold>
  );
}

function useDomainWrites() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const write = useWrite(domainQuery(supabase, hotel_id).queryKey);
  const rows = () => supabase.from("domains");
  return {
    add: (host: string) => write(() => rows().insert({ hotel_id, host }).throwOnError()),
    remove: () => write(() => rows().delete().eq("hotel_id", hotel_id).throwOnError()),
    check: () => write(() => callFunction<object>(supabase, "check-domain", { hotel_id })),
  };
}

function Claim() {
  const name = useTyped();
  const confirmed = useConfirmed();
  const { add } = useDomainWrites();
  const { busy, failure, run } = useFormTask(NAME_NOT_SAVED);

  async function save(): Promise<void> {
    const host = hostTyped(name.value);
    if (!host) return name.setError(NO_HOST);
    try {
      await confirmed(() => add(host));
    } catch (error) {
      const rule = brokenRule(error, "domains", ["host"])?.rule;
      if (rule === undefined) throw error;
      name.setError(REFUSED[rule] ?? NO_HOST);
    }
  }

  return (
    <Form className="grid max-w-xl gap-5" onSubmit={() => void run(save)}>
      <p>Your old address and all printed codes keep working.</p>
      <InputField
        label="Name"
        hint="For example guide.yourhotel.com. Use a new name."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={250}
        {...name.input}
      />
      {failure && <Notice type="error">{failure}</Notice>}
      <Button type="submit" className="justify-self-start" busy={busy && "Saving..."}>
        Continue
      </Button>
    </Form>
  );
}

function Claimed({ domain, target }: { domain: Domain; target: string }) {
  const { host, state, proof } = domain;
  const { check } = useDomainWrites();
  const [busy, run] = useTask(CHECK_FAILURES);
  const [asks, setAsks] = useState(false);
  const finding = findingOf(domain);
  const isTop = host.split(".").length === 2;
  return (
    <div className="grid max-w-prose gap-5">
      {state === "proved" ? (
        <p>
          Guests find your page at <strong className="wrap-anywhere">{host}</strong>. Keep both records.
        </p>
      ) : (
        <>
          {state === "lost" && <p>Codes and links use the old address now.</p>}
          <p>Add these two records at your domain provider. It may take an hour.</p>
        </>
      )}
      <ul className="grid gap-4">
        <DnsRecord
          type="CNAME"
          name={host}
          value={target}
          note={
            isTop
              ? `This name cannot have a CNAME. Use ALIAS, ANAME or the addresses of ${target}.`
              : undefined
          }
        />
        <DnsRecord type="TXT" name={proofName(host)} value={proofText(proof)} />
      </ul>
      <p role="status" className="text-ink-soft">
        {finding}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button
          variant={state === "proved" ? "secondary" : "primary"}
          busy={busy && "Checking..."}
          onClick={() => run(check)}
        >
          Check now
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          Remove
        </Button>
      </div>
      {asks && <RemoveDialog domain={domain} onClose={() => setAsks(false)} />}
    </div>
  );
}

interface DnsRecordProps {
  type: "CNAME" | "TXT";
  name: string;
  value: string;
  note?: string | undefined;
}

function DnsRecord({ type, name, value, note }: DnsRecordProps) {
  return (
    <li className="border-t border-line pt-3">
      <h3 className="font-sans text-base font-semibold">{type}</h3>
      <dl>
        {[
          { term: t`Name`, text: name, copies: t`Copy the ${type} record's name` },
          { term: t`Value`, text: value, copies: t`Copy the ${type} record's value` },
        ].map(({ term, text, copies }) => (
          <div key={term} className="flex flex-wrap items-center gap-x-4">
            <dt className="w-14 shrink-0 text-ink-soft">{term}</dt>
            <dd className="flex min-w-0 flex-1 basis-52 items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere select-all">{text}</span>
              <CopyButton compact text={text} otherwise="Select it and copy it by hand.">
                {copies}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-ink-soft">{note}</p>}
    </li>
  );
}

function RemoveDialog({ domain: { host, state }, onClose }: { domain: Domain; onClose: () => void }) {
  const confirmed = useConfirmed();
  const { remove } = useDomainWrites();
  const [, run] = useTask(NAME_NOT_REMOVED);
  const moved = t`New codes and links use your old address.`;
  const kept = t`Printed codes keep working while you keep the CNAME record.`;
  return (
    <ConfirmDialog
      title="Remove this name?"
      subject={host}
      text={state === "waiting" ? moved : `${moved} ${kept}`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      onConfirm={async () => {
        await run(() => confirmed(remove));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** One line, for the closed row. */
function stateOf(domain: Domain | null): string {
  if (!domain) return t`Use your own domain`;
  const { host, state } = domain;
  if (state === "proved") return t`${host} · in use`;
  return state === "lost" ? t`${host} · no longer points here` : t`${host} · waits for its records`;
}

const FINDINGS: Readonly<Record<string, string>> = {
  nothing: t`Both records are missing.`,
  no_proof: t`The TXT record is missing.`,
  elsewhere: t`The name does not point here yet.`,
  taken: t`Another hotel uses this name.`,
  unanswered: t`Your domain did not answer. Please try again later.`,
};

function findingOf({ state, finding, checked_at }: Domain): string | undefined {
  if (finding) return FINDINGS[finding];
  if (state === "proved") return undefined;
  return checked_at ? undefined : t`Not checked yet.`;
}

/** By the rule of the table that refuses a name. */
const REFUSED: Readonly<Record<string, string>> = {
  reserved: t`This name cannot be used.`,
  offered: t`This site no longer offers own domains.`,
};
const NO_HOST = t`Type a name such as guide.yourhotel.com.`;

const NAME_NOT_SAVED = networkOr(t`The name could not be saved. Please try again.`);
const NAME_NOT_REMOVED = networkOr(t`The name could not be removed. Please try again.`);
const CHECK_FAILURES = networkOr(t`The check failed. Please try again.`, {
  too_many: t`Too many checks. We check every hour, too.`,
});
