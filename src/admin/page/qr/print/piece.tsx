/** A poster, door hanger, tent card, key card or sticker. All have the same parts; poster.css, hanger.css and cards.css arrange them. */

import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { colorsOf } from "../../../../lib/look/colors.ts";
import { photoUrl } from "../../../../lib/look/photo.ts";
import { serifFonts } from "../../../../lib/texts/script.ts";
import { PRODUCT_ACCENT } from "../../../../product.ts";
import { makeQrCode } from "../../../ui/qr-code.ts";
import { CodeDrawing } from "../code-drawing.tsx";
import { DOT, directionOn, type PrintContent } from "./content.ts";
import { FitText, fitTexts } from "./fit-text.tsx";
import { PIECES, type PieceKind } from "./kinds.ts";
import "./print.css";

/** The hotel's name beside the number of a room, of its usual size. */
const BESIDE_LABEL = 0.65;

interface PieceProps {
  kind: PieceKind;
  content: PrintContent;
  /** Fits its own letters, as on a thumbnail: a job fits those of all its pieces. */
  fits?: boolean;
}

export function Piece({ kind, content, fits = true }: PieceProps) {
  const { hotel, line, inside, typing, url, codeUrl, letters: six, logo, card } = content;
  const { small, ...letters } = PIECES[kind].letters;
  const finish = small && content.finish === "photo" ? "color" : content.finish;
  const words = finish === "plain" && !card ? letters.listed : letters.inside;
  const nameOn = card
    ? { ...letters.name, max: letters.name.max * BESIDE_LABEL }
    : finish === "color"
      ? (letters.bigName ?? letters.name)
      : letters.name;
  // In the middle of a code, a light logo would be a white spot.
  const logoOfCode = small && logo && !logo.isLight ? logo : undefined;
  const piece = useRef<HTMLDivElement>(null);
  // Every render may change a text.
  useLayoutEffect(() => {
    if (fits && piece.current) fitTexts(piece.current);
  });
  // A face may come late, for letters that the hotel's name does not have.
  useEffect(() => {
    const fit = () => fits && piece.current && fitTexts(piece.current);
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  }, [fits]);
  return (
    <div
      ref={piece}
      className={`piece ${kind} ${finish} ${hotel.type_mood} ${card ? "card" : ""}`}
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
        <i className="frame" />
      </div>
      {kind === "poster" && <i className="band" />}
      {kind === "hanger" && (
        <span className="hole">
          <i />
          <i />
        </span>
      )}
      {logo && !small && (
        <div className={logo.isLight ? "emblem is-light" : "emblem"}>
          <img src={logo.dataUrl} alt="" />
        </div>
      )}
      {card && letters.label && (
        <FitText className="label" whole {...letters.label}>
          {card.word && <small>{card.word} </small>}
          <bdi>{card.label}</bdi>
        </FitText>
      )}
      <FitText className="name" whole {...nameOn}>
        {hotel.name}
      </FitText>
      {words && inside.length > 0 && (
        <FitText as="ul" className="inside" {...words}>
          {inside.map((word, index) => (
            <li key={word}>
              {index > 0 && <span className="dot"> {DOT} </span>}
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
          <Typing words={typing} url={url} />
          <bdi dir="ltr" className="six">
            {` ${six.slice(0, 3)} ${six.slice(3)}`}
          </bdi>
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

/** The address to type where no camera reads the code; the letters follow it. */
function Typing({ words, url }: { words: string; url: string }) {
  const [before, after] = words.split("{address}");
  return (
    <>
      {before}
      <Address url={url} />
      {after}
    </>
  );
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
