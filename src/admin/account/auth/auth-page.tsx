import { Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../lib/texts/t.ts";
import { Brand } from "../../ui/brand.tsx";
import cover from "./cover.avif";

/** The frame of the screens before the admin: the form, and a picture of a guest page. */
export function AuthPage({
  title,
  heading,
  subtitle,
  children,
}: {
  title: string;
  /** In place of the title as text: says the same. */
  heading?: ReactNode;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{title}</title>
      <main id="main" tabIndex={-1} className="flex flex-col px-5 py-8 focus:outline-none sm:px-10 sm:py-12">
        <Brand />
        <div className="mx-auto my-auto w-full max-w-md py-10">
          <h1 className="text-4xl font-semibold">{heading ?? title}</h1>
          <p className="mt-2 mb-8 wrap-anywhere text-ink-soft">{subtitle}</p>
          {children}
        </div>
      </main>
      <GuestPagePicture />
    </div>
  );
}

const TIMES = [
  [t`Check-in`, t`3 PM`],
  [t`Check-out`, t`11 AM`],
  [t`Breakfast`, t`till 10:30`],
];

const ROWS = [
  [t`Amenities`, t`Garden pool, Sauna +4`],
  [t`Restaurants`, t`The Copper Kettle +5`],
  [t`Attractions`, t`Lark Point Lighthouse +5`],
];

/** The sample hotel's page on a phone. An ornament: it is neither operable nor read out. */
function GuestPagePicture() {
  return (
    <div
      aria-hidden="true"
      className="hidden place-content-center gap-10 bg-[radial-gradient(circle_at_30%_20%,#2b6a56,#173b30_65%)] p-12 text-[#fdfaf3] lg:grid"
    >
      <div className="mx-auto w-72 overflow-hidden rounded-[2.5rem] border-8 border-[#0f2921] bg-[#fbf8f3] text-[#1d2a33] shadow-2xl">
        <div className="relative">
          <img src={cover} alt="" loading="lazy" className="h-44 w-full object-cover" />
          <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#0b1a24]/90 to-transparent px-4 pt-12 pb-3 text-[#fdfaf3]">
            <p className="font-display text-2xl leading-tight">The Lantern House</p>
            <p className="text-xs opacity-90">14 Harbour Walk, Larkhaven</p>
          </div>
        </div>
        <div className="grid gap-3 px-4 pt-4 pb-3">
          <div className="grid grid-cols-3 gap-2">
            {TIMES.map(([name, time]) => (
              <p key={name} className="text-[0.6875rem] text-[#4d5a63]">
                {name}
                <span className="block font-display text-base whitespace-nowrap text-[#1d2a33]">{time}</span>
              </p>
            ))}
          </div>
          <div className="flex items-center gap-3 rounded-xl border border-[#e2ddd3] bg-[#fffdf9] p-2.5">
            <Wifi className="size-4 shrink-0 text-[#1d4e63]" strokeWidth={1.75} />
            <p className="min-w-0 flex-1 text-[0.6875rem] text-[#4d5a63]">
              Wi-Fi · LanternGuest
              <span className="block font-mono text-xs font-semibold text-[#1d2a33]">saltandthyme</span>
            </p>
            <span className="rounded-lg bg-[#1d4e63] px-3 py-1.5 text-xs font-semibold text-[#fdfaf3]">
              Copy
            </span>
          </div>
          <div>
            {ROWS.map(([name, line]) => (
              <p
                key={name}
                className="border-b border-[#e8e3d9] py-2 last:border-0 text-[0.6875rem] text-[#4d5a63]"
              >
                <span className="block text-sm font-semibold text-[#1d2a33]">{name}</span>
                {line}
              </p>
            ))}
          </div>
        </div>
        <div className="mx-auto mb-2.5 h-1 w-20 rounded-full bg-[#1d2a33]/20" />
      </div>
      <p className="mx-auto max-w-sm text-center font-display text-2xl leading-snug text-balance">
        Everything your guests ask at reception, one scan away.
      </p>
    </div>
  );
}
