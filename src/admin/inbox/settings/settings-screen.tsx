import { GUEST_KINDS, type GuestKind } from "../../../forms/index.ts";
import { PRO_PLAN } from "../../../product.ts";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { OFFERED_KINDS } from "../../content/offered-kinds.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WhoHears } from "../alarm/station.tsx";
import { TestAlarm } from "../alarm/test-alarm.tsx";
import { NotReached } from "../alarm/told-list.tsx";
import { NEEDS_PRO } from "../messages/failures.ts";
import { type KindSettings, useKinds, usePress } from "../messages/kinds.ts";
import { INBOX_PATH } from "../messages/paths.ts";
import { KindForm } from "./kind-form.tsx";
import { NotifyDevice } from "./notify-device.tsx";
import { ReviewLink } from "./review-link.tsx";
import { Topics } from "./topics.tsx";
import { useAtOnce } from "./use-at-once.ts";

const DESCRIPTIONS: Readonly<Record<GuestKind, string>> = {
  request: "Guests ask for something, with the number of their room, and follow what becomes of it.",
  feedback: "How they like their stay, while you can still do something about it.",
  lost: "Guests say what they miss, and you compare it with what was found.",
};

/** What guests may send, and how each kind of it is dealt with. */
export function InboxSettingsScreen() {
  const kinds = useKinds();
  const { data } = kinds;
  const planPending = usePlanPending();
  const isFree = usePlan().id !== PRO_PLAN.id;
  if (!data) return planPending ? <LoadingScreen /> : <NotLoaded query={kinds} what="your settings" />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink to={INBOX_PATH}>Inbox</BackLink>
      {isFree && (
        <Notice type="warning">
          <p>{NEEDS_PRO} What you choose here counts from then on.</p>
          <ButtonLink variant="secondary" to={UPGRADE.to} className="mt-3">
            {UPGRADE.label}
          </ButtonLink>
        </Notice>
      )}
      {!isFree && <NotReached inSettings />}
      {!isFree && <TestAlarm />}
      {!isFree && <WhoHears settings={data.find(({ kind }) => kind === "request")} />}
      {!isFree && <NotifyDevice />}
      {GUEST_KINDS.map((kind) => (
        <KindCard key={kind} kind={kind} settings={data.find((settings) => settings.kind === kind)} />
      ))}
    </div>
  );
}

function KindCard({ kind, settings }: { kind: GuestKind; settings: KindSettings | undefined }) {
  const titleId = `${kind}-title`;
  const { isOn, press } = useAtOnce(settings?.is_on ?? false, usePress(kind));
  return (
    <Card>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <CardTitle id={titleId}>{OFFERED_KINDS[kind]}</CardTitle>
          <p className="mt-1 text-ink-soft">{DESCRIPTIONS[kind]}</p>
        </div>
        <Switch aria-labelledby={titleId} checked={isOn} onCheckedChange={(checked) => void press(checked)} />
      </div>
      {settings && (
        <div className="mt-5 flex flex-col gap-6 border-t border-line pt-5">
          {kind === "request" && <Topics />}
          {kind === "feedback" && <ReviewLink />}
          <KindForm key={settings.id} settings={settings} />
        </div>
      )}
    </Card>
  );
}
