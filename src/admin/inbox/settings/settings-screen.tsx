import { BellRing, Settings2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { type Field, url } from "../../../fields/index.ts";
import { GUEST_KINDS, type GuestKind } from "../../../forms/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { z } from "../../../lib/zod.ts";
import { PRO_PLAN } from "../../../product.ts";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useHotelTable } from "../../content/hotel/hotels.ts";
import { OFFERED_KINDS } from "../../content/offered-kinds.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { BesideName } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Toolbar } from "../../ui/toolbar.tsx";
import { WhoHears } from "../alarm/station.tsx";
import { TestAlarm } from "../alarm/test-alarm.tsx";
import { NotReached } from "../alarm/told-list.tsx";
import { type KindSettings, useKinds, usePress } from "../messages/kinds.ts";
import { NEEDS_PRO } from "../messages/messages.ts";
import { moreSettingsPath } from "../messages/paths.ts";
import { RowEditor } from "../messages/row-editor.tsx";
import { KindForm } from "./kind-form.tsx";
import { NotifyDevice } from "./notify-device.tsx";
import { Topics } from "./topics.tsx";
import { useAtOnce } from "./use-at-once.ts";

const DESCRIPTIONS: Readonly<Record<GuestKind, string>> = {
  request: t`Guests ask for something from their room.`,
  feedback: t`Guests say how their stay is.`,
  lost: t`Guests say what they miss.`,
};

const HEAR = t`Who hears it`;

/** Kinds of message that guests may send; behind "…" is how each is dealt with. */
export function InboxSettingsScreen() {
  const kinds = useKinds();
  const { data } = kinds;
  const [address] = useSearchParams();
  const planPending = usePlanPending();
  const isFree = usePlan().id !== PRO_PLAN.id;
  if (!data) return planPending ? <LoadingScreen /> : <NotLoaded query={kinds} what="your settings" />;
  const more = address.get("more");
  const settings = data.find(({ kind }) => kind === more);
  if (more === "hear" && !isFree) return <Hearing requests={data.find(({ kind }) => kind === "request")} />;
  if (settings) return <KindMore settings={settings} />;
  const tools = GUEST_KINDS.filter((kind) => data.some((row) => row.kind === kind)).map((kind) => ({
    label: moreOf(kind),
    icon: Settings2,
    to: moreSettingsPath(kind),
  }));
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BesideName>
        <Toolbar
          compact
          tools={[
            ...(isFree ? [] : [{ label: HEAR, icon: BellRing, to: moreSettingsPath("hear") }]),
            ...tools,
          ]}
        />
      </BesideName>
      {isFree && (
        <Notice type="warning">
          <p>{NEEDS_PRO} Your choices count from then on.</p>
          <ButtonLink variant="secondary" to={UPGRADE.to} className="mt-3">
            {UPGRADE.label}
          </ButtonLink>
        </Notice>
      )}
      {!isFree && <NotReached />}
      {GUEST_KINDS.map((kind) => (
        <KindCard key={kind} kind={kind} settings={data.find((settings) => settings.kind === kind)} />
      ))}
    </div>
  );
}

/** "Requests: answers, time kept" */
function moreOf(kind: GuestKind): string {
  const title = OFFERED_KINDS[kind];
  return kind === "feedback" ? t`${title}: answers, review page` : t`${title}: answers, time kept`;
}

function Hearing({ requests }: { requests: KindSettings | undefined }) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <NotReached inSettings />
      <TestAlarm />
      <WhoHears settings={requests} />
      <NotifyDevice />
    </div>
  );
}

function KindMore({ settings }: { settings: KindSettings }) {
  const { kind } = settings;
  return (
    <Card className="flex max-w-3xl flex-col gap-6">
      <CardTitle>{OFFERED_KINDS[kind as GuestKind]}</CardTitle>
      {kind === "feedback" && <ReviewLink />}
      <KindForm key={settings.id} settings={settings} />
    </Card>
  );
}

function KindCard({ kind, settings }: { kind: GuestKind; settings: KindSettings | undefined }) {
  const titleId = `${kind}-title`;
  const { isOn, press } = useAtOnce(settings?.is_on ?? false, usePress(kind));
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <CardTitle id={titleId}>{OFFERED_KINDS[kind]}</CardTitle>
          <p className="mt-1 text-ink-soft">{DESCRIPTIONS[kind]}</p>
        </div>
        <Switch aria-labelledby={titleId} checked={isOn} onCheckedChange={(checked) => void press(checked)} />
      </div>
      {kind === "request" && settings && (
        <div className="mt-4 border-t border-line pt-4">
          <Topics />
        </div>
      )}
    </Card>
  );
}

const LINK = url.optional({
  label: t`Public review page`,
  placeholder: "https://g.page/r/…/review",
  appears: t`To every guest, after feedback`,
});

const FIELDS = {
  review_url: {
    ...LINK,
    schema: z.pipe(
      LINK.schema,
      z.nullable(z.string().check(z.regex(/^https:/i, t`Please enter a link that starts with https://`))),
    ),
  } satisfies Field<string | null>,
};

/** Where guests may tell everybody what they told the hotel. */
function ReviewLink() {
  const hotel = useHotel();
  const row = useRowForm({
    name: `${hotel.id}/review-link`,
    table: useHotelTable(hotel.id),
    fields: FIELDS,
    row: hotel,
    onSaved: () => ({ title: t`Review page saved`, passing: true }),
  });
  return <RowEditor row={row} submit="Save Link" />;
}
