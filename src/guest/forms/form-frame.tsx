import type { ComponentProps } from "react";
import type { OpenForm } from "../../lib/guest-message.ts";
import { useReading } from "../reading.ts";
import { DangerLine } from "./danger.tsx";

interface FormFrameProps extends ComponentProps<"main"> {
  /** Missing where it is not known. */
  hotel?: OpenForm["hotel"];
  heading: string;
}

/** Around the pages on which guests write to a hotel and follow their messages. */
export function FormFrame({ hotel, heading, children, ...main }: FormFrameProps) {
  const { own, tag } = useReading();
  return (
    <main className="form" {...main}>
      {hotel && (
        <p>
          <a className="way" href={`/view/${hotel.id}?lang=${tag}`} {...own}>
            {hotel.name}
          </a>
        </p>
      )}
      <h1>{heading}</h1>
      <DangerLine {...(hotel && { hotel })} />
      {children}
    </main>
  );
}
