import { Clock, ConciergeBell, Landmark, Sparkles, UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "../ui/brand.tsx";

/** The frame of the screens before the admin: the form, and a picture of a guest page. */
export function AuthPage({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{title}</title>
      <main id="main" tabIndex={-1} className="flex flex-col px-5 py-8 focus:outline-none sm:px-10 sm:py-12">
        <Brand />
        <div className="mx-auto my-auto w-full max-w-md py-10">
          <h1 className="text-4xl font-semibold">{title}</h1>
          <p className="mt-2 mb-8 wrap-anywhere text-ink-soft">{subtitle}</p>
          {children}
        </div>
      </main>
      <GuestPagePicture />
    </div>
  );
}

const TILES = [
  { icon: Sparkles, name: "Amenities" },
  { icon: UtensilsCrossed, name: "Restaurants" },
  { icon: Landmark, name: "Attractions" },
  { icon: ConciergeBell, name: "Contacts" },
];

/** An ornament: it is neither operable nor read out. */
function GuestPagePicture() {
  return (
    <div
      aria-hidden="true"
      className="hidden place-content-center gap-10 bg-[radial-gradient(circle_at_30%_20%,#2b6a56,#173b30_65%)] p-12 text-[#fdfaf3] lg:grid"
    >
      <div className="mx-auto w-72 rounded-[2.5rem] border-8 border-[#0f2921] bg-[#f6f2ea] p-4 text-[#1d2a25] shadow-2xl">
        <div className="rounded-2xl bg-[#1f4f40] px-4 pt-8 pb-5 text-[#fdfaf3]">
          <p className="text-xs opacity-80">Welcome to</p>
          <p className="font-display text-2xl">Hotel Miramar</p>
          <p className="mt-3 flex items-center gap-1.5 text-xs">
            <Clock className="size-3.5" /> Check-in 02:00 PM
          </p>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-3">
          {TILES.map(({ icon: Icon, name }) => (
            <div key={name} className="rounded-2xl border border-[#e3dbcc] bg-[#fffdf9] p-3.5">
              <Icon className="size-6 text-[#8a6426]" strokeWidth={1.5} />
              <p className="mt-5 text-sm font-medium">{name}</p>
            </div>
          ))}
        </div>
        <div className="mx-auto mt-5 h-1 w-20 rounded-full bg-[#1d2a25]/20" />
      </div>
      <p className="mx-auto max-w-sm text-center font-display text-2xl leading-snug text-balance">
        Everything your guests ask at reception, one scan away.
      </p>
    </div>
  );
}
