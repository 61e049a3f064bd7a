import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { MAX_LETTER_LENGTH } from "../../../lib/accounts/account.ts";
import { isLive, type PlanPrice } from "../../../lib/accounts/subscription.ts";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, type Plan, PRO_PLAN } from "../../../product.ts";
import { callFunction } from "../../rows/call-function.ts";
import { siteQuery } from "../../rows/site.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { FormField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextArea } from "../../ui/input.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useUser } from "../auth/auth-provider.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { FEATURE_LINES, proFeatures } from "./feature-lines.ts";
import { FeatureList } from "./feature-list.tsx";
import { isManageable, usePlan, usePlanPending, useSubscription } from "./plan.ts";
import { billInWords, freePriceInWords, hintOf, priceInWords, pricesInWords, usePrices } from "./prices.ts";
import { ManageButton, UpgradeButton } from "./upgrade-button.tsx";

/** How often to refresh after a visit to the provider's own pages. */
const REFRESHES = 3;

interface SubscriptionScreenProps {
  hotelId: string;
  /** Lines by the feature's name: how it would have served this hotel. */
  lines: Readonly<Record<string, string>>;
  /** The plan's meaning for guests. */
  children: ReactNode;
}

export function SubscriptionScreen({ hotelId, lines, children }: SubscriptionScreenProps) {
  const current = usePlan();
  const [{ size: managed }] = useSearchParams();
  const { data: subscription } = useSubscription(managed ? REFRESHES : 0);
  const planPending = usePlanPending();
  const site = useQuery(siteQuery);
  const payments = site.data?.payments;
  const prices = usePrices(Boolean(payments));
  // The radios' place is not known before.
  if (planPending || prices.isLoading) return <LoadingScreen />;

  const isPro = current.id === PRO_PLAN.id;
  const canUpgrade = !isPro && !isLive(subscription?.subscription_status ?? null);
  const hasSupport = site.data?.support ?? false;
  const said = { lines: { ...FEATURE_LINES, ...lines } };
  return (
    <div className="flex flex-col gap-8">
      {payments?.simulated && (
        <Notice type="warning">
          <strong>Test payments.</strong> No money moves.
        </Notice>
      )}
      <CurrentPlan action={payments && subscription && isManageable(subscription) && <ManageButton />} />
      {children}
      <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <PlanFeatures
          plan={{ ...PRO_PLAN, features: proFeatures(hasSupport) }}
          price={pricesInWords(prices.data ?? [])}
          isCurrent={isPro}
          {...said}
        />
        <div className="flex min-w-0 flex-col gap-8">
          {payments && canUpgrade && <HowYouPay prices={prices.data ?? []} otherwise={payments.priceId} />}
          {payments && <NotLoaded inline query={prices} what="the prices" />}
          <NotLoaded inline query={site} what="the ways to pay" />
          {site.data && !payments && canUpgrade && <HowToGetPro />}
          {isPro && hasSupport && <SupportLetter hotelId={hotelId} />}
          <PlanFeatures
            plan={FREE_PLAN}
            price={freePriceInWords(prices.data ?? [])}
            isCurrent={!isPro}
            {...said}
          />
        </div>
      </div>
    </div>
  );
}

interface PlanFeaturesProps {
  plan: Plan;
  price: string;
  isCurrent: boolean;
  lines: Readonly<Record<string, string>>;
}

function PlanFeatures({ plan: { id, name, features }, price, isCurrent, lines }: PlanFeaturesProps) {
  const titleId = `plan-${id}`;
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={titleId} translate="no" className="text-2xl font-semibold">
          {name}
        </h2>
        <p className="text-ink-soft">{[price, isCurrent && t`your plan`].filter(Boolean).join(" · ")}</p>
      </div>
      <FeatureList label={`${name} includes`} features={features} lines={lines} />
    </section>
  );
}

/** Explains why there is no button: this installation takes no payments. */
function HowToGetPro() {
  const { email } = useUser();
  return (
    <Card>
      <CardTitle>How to get {PRO_PLAN.name}</CardTitle>
      <p className="mt-2">
        This site takes no payments. Ask its operator to add <strong className="break-all">{email}</strong> to{" "}
        <code>COMPLIMENTARY_PRO_EMAILS</code> and to restart the server.
      </p>
    </Card>
  );
}

/** A month or a year, the first bill, and how to leave. @param otherwise the price's id while none is known */
function HowYouPay({ prices, otherwise }: { prices: readonly PlanPrice[]; otherwise: string }) {
  const [chosen, setChosen] = useState<string>();
  const price = prices.find(({ id }) => id === chosen) ?? prices[0];
  const month = prices.find(({ interval }) => interval === "month");
  return (
    <div id="how-you-pay" className="flex scroll-mt-24 flex-col gap-4">
      {prices.length > 1 && (
        <fieldset>
          <legend className="mb-2 font-semibold">How you pay</legend>
          <div className="overflow-hidden rounded-xl border border-edge">
            {prices.map((one) => (
              <label
                key={one.id}
                className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-3 not-last:border-b border-line has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="price"
                  className="size-5 shrink-0 accent-accent"
                  checked={one === price}
                  onChange={() => setChosen(one.id)}
                />
                <span className="min-w-0">
                  <span className="block font-semibold">{priceInWords(one)}</span>
                  <span className="block text-ink-soft">{hintOf(one, month)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <UpgradeButton priceId={price?.id ?? otherwise} />
      <p className="text-ink-soft">
        {price ? billInWords(price) : "You see the price before you pay."} Cancel here at any time. At its
        end, guests see {FREE_PLAN.maxSections} sections. Nothing is deleted.
      </p>
    </div>
  );
}

const LETTER_FAILURES = networkOr(t`Your letter was not sent. Please try again.`, {
  too_many: t`Too many letters today. Please write tomorrow.`,
  support_off: t`This site has no address for letters.`,
});

/** Priority support: a letter to the operator, answered by mail. */
function SupportLetter({ hotelId }: { hotelId: string }) {
  const supabase = useSupabase();
  const { email } = useUser();
  const showMessage = useMessages();
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, run] = useTask(LETTER_FAILURES);
  /** The same for each attempt, so that a lost answer sends nothing twice. */
  const letter = useRef({ id: crypto.randomUUID(), text: "" });

  async function send(): Promise<void> {
    if (letter.current.text !== text) letter.current = { id: crypto.randomUUID(), text };
    await callFunction(supabase, "support", { id: letter.current.id, hotel_id: hotelId, text });
    setText("");
    showMessage({ type: "success", title: t`Sent`, text: t`We answer by mail.` });
  }

  return (
    <section aria-labelledby="support">
      <CardTitle id="support">Priority support</CardTitle>

      <Form
        className="mt-4 flex flex-col gap-4"
        onSubmit={() => {
          const isEmpty = text.trim() === "";
          setMissing(isEmpty);
          if (!isEmpty) void run(send);
        }}
      >
        <FormField
          label="Your question"
          hint={<span className="wrap-anywhere">We answer to {email}.</span>}
          error={isMissing ? "Please write your question." : undefined}
        >
          {(input) => (
            <TextArea
              {...input}
              maxLength={MAX_LETTER_LENGTH}
              value={text}
              onChange={({ target }) => {
                setMissing(false);
                setText(target.value);
              }}
            />
          )}
        </FormField>
        <Button type="submit" variant="secondary" busy={busy && "Sending..."} className="self-start">
          Send
        </Button>
      </Form>
    </section>
  );
}
