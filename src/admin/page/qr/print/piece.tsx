/** A poster, door hanger, tent card, key card or sticker. All have the same parts; poster.css, hanger.css and cards.css arrange them. */

import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { colorsOf } from "../../../../lib/colors.ts";
import { photoUrl } from "../../../../lib/photo.ts";
import { serifFonts } from "../../../../lib/script.ts";
import { PRODUCT_ACCENT } from "../../../../product.ts";
import { makeQrCode } from "../../../ui/qr-code.ts";
import { CodeDrawing } from "../code-drawing.tsx";
import { directionOn, type PrintContent } from "./content.ts";
import { FitText, fitTexts } from "./fit-text.tsx";
import type { PieceKind } from "./plan-sheet.ts";
import "./print.css";

interface Letters {
  /** Millimetres. */
  max: number;
  min: number;
  lines: number;
}

interface Proportions {
  name: Letters;
  /** The name on the hotel's color, without a photo. */
  bigName: Letters;
  /** What guests find, one below the other: for the plain finish. */
  listed?: Letters;
  inside?: Letters;
  line: Letters;
  address?: Letters;
  /** A photo does not fit, and a logo fits only in the middle of the code. */
  small?: true;
}

const PROPORTIONS: Record<PieceKind, Proportions> = {
  poster: {
    name: { max: 27, min: 8, lines: 2 },
    bigName: { max: 46, min: 12, lines: 6 },
    listed: { max: 15, min: 6, lines: 4 },
    inside: { max: 6.4, min: 3, lines: 2 },
    line: { max: 8.4, min: 4, lines: 3 },
    address: { max: 4, min: 2.6, lines: 2 },
  },
  hanger: {
    name: { max: 11.5, min: 4.6, lines: 3 },
    bigName: { max: 22, min: 6, lines: 5 },
    listed: { max: 8, min: 3.4, lines: 4 },
    inside: { max: 4, min: 2.4, lines: 2 },
    line: { max: 5.4, min: 2.6, lines: 6 },
    address: { max: 2.7, min: 2.2, lines: 2 },
  },
  tent: {
    name: { max: 11.5, min: 4.6, lines: 3 },
    bigName: { max: 17, min: 6, lines: 5 },
    listed: { max: 7, min: 3, lines: 4 },
    inside: { max: 4, min: 2.4, lines: 2 },
    line: { max: 4.6, min: 2.6, lines: 4 },
    address: { max: 2.7, min: 2.2, lines: 3 },
  },
  keycard: {
    name: { max: 5.6, min: 3, lines: 2 },
    bigName: { max: 8.6, min: 3.4, lines: 5 },
    listed: { max: 3.2, min: 1.9, lines: 4 },
    inside: { max: 2.5, min: 1.9, lines: 2 },
    line: { max: 2.8, min: 2, lines: 3 },
    address: { max: 2.2, min: 1.7, lines: 3 },
  },
  sticker: {
    name: { max: 3.5, min: 2.1, lines: 2 },
    bigName: { max: 3.5, min: 2.1, lines: 2 },
    line: { max: 2.4, min: 1.8, lines: 1 },
    small: true,
  },
};

export function Piece({ kind, content }: { kind: PieceKind; content: PrintContent }) {
  const { hotel, line, inside, url, codeUrl, logo } = content;
  const { small, ...letters } = PROPORTIONS[kind];
  const finish = small && content.finish === "photo" ? "color" : content.finish;
  const words = finish === "plain" ? letters.listed : letters.inside;
  // In the middle of a code, a light logo would be a white spot.
  const logoOfCode = small && logo && !logo.isLight ? logo : undefined;
  const piece = useRef<HTMLDivElement>(null);
  // Every render may change a text.
  useLayoutEffect(() => {
    if (piece.current) fitTexts(piece.current);
  });
  // A face may come late, for letters that the hotel's name does not have.
  useEffect(() => {
    const fit = () => piece.current && fitTexts(piece.current);
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  }, []);
  return (
    <div
      ref={piece}
      className={`piece ${kind} ${finish} ${hotel.type_mood}`}
      lang={hotel.language}
      dir={directionOn(hotel)}
      style={groundOf(hotel)}
    >
      <div className="ground">
        {finish === "photo" && hotel.cover_path && (
          <img
            src={photoUrl(hotel.cover_path, 1200, "webp")}
            alt=""
            style={{ objectPosition: `${hotel.cover_focus_x}% ${hotel.cover_focus_y}%` }}
          />
        )}
        {finish === "color" && <span className="initial">{[...hotel.name][0]?.toLocaleUpperCase()}</span>}
      </div>
      {kind === "hanger" && <span className="hole" />}
      {logo && !small && (
        <div className={logo.isLight ? "emblem is-light" : "emblem"}>
          <img src={logo.dataUrl} alt="" />
        </div>
      )}
      <FitText className="name" whole {...(finish === "color" ? letters.bigName : letters.name)}>
        {hotel.name}
      </FitText>
      {words && inside.length > 0 && (
        <FitText as="ul" className="inside" {...words}>
          {inside.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
            </li>
          ))}
        </FitText>
      )}
      <FitText className="line" {...letters.line}>
        <bdi>{line}</bdi>
      </FitText>
      <Code text={codeUrl} logoUrl={logoOfCode?.dataUrl} />
      {letters.address && (
        <FitText className="address" {...letters.address}>
          <Address url={url} />
        </FitText>
      )}
    </div>
  );
}

function groundOf({ accent, name }: PrintContent["hotel"]): CSSProperties {
  // Paper is light: the dark colors are not used.
  const { light } = colorsOf(accent ?? PRODUCT_ACCENT);
  const colors = Object.entries(light).map(([part, color]) => [`--${part}`, color] as const);
  return Object.fromEntries([...colors, ["--script", serifFonts(name) || undefined]]);
}

/** So many units that rounding a module to whole units does not show on paper. */
const CODE_UNITS = 4000;

function Code({ text, logoUrl }: { text: string; logoUrl: string | undefined }) {
  const code = useMemo(
    () => makeQrCode(text, { size: CODE_UNITS, withLogo: logoUrl !== undefined }),
    [text, logoUrl],
  );
  return <CodeDrawing code={code} logoUrl={logoUrl} className="code" aria-hidden="true" />;
}

/** Without "https://", which browsers add to a typed address. Lines break between its parts only. */
function Address({ url }: { url: string }) {
  const parts = url.replace(/^https:\/\//, "").split(/(?=\/view\/)/);
  return (
    <bdi>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </bdi>
  );
}
