import type { ReactNode } from "react";
import { Brand } from "../ui/brand.tsx";
import { GuestPagePicture } from "./guest-page-picture.tsx";

/** The frame of the screens before the admin: the form, and beside it what it leads to. */
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
