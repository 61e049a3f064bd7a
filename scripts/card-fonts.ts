/**
 * Unpacks the heading fonts for the pictures in link previews: `npm run card-fonts`, after a change of
 * @fontsource. libvips reads TTF files from the disk, and packages have WOFF.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { create } from "@cantoo/fontkit";
import { extract } from "tar";
import { KEPT_FACES } from "./support/licences.ts";

const FOLDER = join(import.meta.dirname, "../src/server/guest/card-fonts");
const FACES = [
  { mood: "classic", file: "fraunces/files/fraunces", weight: 500, family: "Fraunces Medium" },
  { mood: "modern", file: "jost/files/jost", weight: 500, family: "Jost Medium" },
  { mood: "warm", file: "cabin/files/cabin", weight: 600, family: "Cabin SemiBold" },
];
/** One face for each other script, whatever the mood. */
const SCRIPTS = [
  { script: "greek", file: "noto-serif", family: "Noto Serif Medium" },
  { script: "cyrillic", file: "noto-serif", family: "Noto Serif Medium" },
  { script: "hebrew", file: "noto-serif-hebrew", family: "Noto Serif Hebrew Medium" },
  { script: "arabic", file: "noto-naskh-arabic", family: "Noto Naskh Arabic Medium" },
  { script: "devanagari", file: "noto-serif-devanagari", family: "Noto Serif Devanagari Medium" },
  { script: "thai", file: "noto-serif-thai", family: "Noto Serif Thai Medium" },
] as const;
const { resolve } = createRequire(import.meta.url);

/** https://www.w3.org/TR/WOFF, sections 3 and 4: the same tables, each compressed. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const file: Buffer[] = [head];
  let at = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    file.push(bytes, padding);
    at += bytes.length + padding.length;
  }
  return Buffer.concat(file);
}

/** Both files of a font have one name; without another, the first would be used for the second's letters. */
function rename(font: Buffer, from: string, to: string): Buffer {
  const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();
  for (const [old, name] of [
    [Buffer.from(from), Buffer.from(to)],
    [utf16(from), utf16(to)],
  ] as const) {
    for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + 1)) name.copy(font, at);
  }
  return font;
}

mkdirSync(FOLDER, { recursive: true });
for (const { mood, file, weight, family } of FACES) {
  const read = (letters: string) =>
    unpack(readFileSync(resolve(`@fontsource/${file}-${letters}-${weight}-normal.woff`)));
  writeFileSync(join(FOLDER, `${mood}.ttf`), read("latin"));
  writeFileSync(join(FOLDER, `${mood}-ext.ttf`), rename(read("latin-ext"), family, `X${family.slice(1)}`));
}
for (const { script, file, family } of SCRIPTS) {
  const woff = readFileSync(resolve(`@fontsource/${file}/files/${file}-${script}-500-normal.woff`));
  // Files of one family would hide each other, so each begins with its script's letter.
  const own = `${script.charAt(0).toUpperCase()}${family.slice(1)}`;
  writeFileSync(join(FOLDER, `${script}.ttf`), rename(unpack(woff), family, own));
}

// These packages have 90 MB each, of which one file is needed: they are fetched here, and installed nowhere.
for (const { name, version, letters, script } of KEPT_FACES) {
  const folder = mkdtempSync(join(tmpdir(), "face-"));
  execFileSync("npm", ["pack", "--silent", `${name}@${version}`, "--pack-destination", folder]);
  const family = name.replace("@fontsource/", "");
  await extract({ file: join(folder, `fontsource-${family}-${version}.tgz`), cwd: folder });
  const font = unpack(readFileSync(join(folder, "package/files", `${family}-${letters}-500-normal.woff`)));
  writeFileSync(join(FOLDER, `${script}.ttf`), font);
  const face = create(font);
  if (!("characterSet" in face)) throw new Error(`${name} is a collection of faces`);
  const has = [...face.characterSet].filter((code) => code >= 0x3000 && code < 0xffff);
  if (script !== "korean") writeFileSync(join(FOLDER, `${script}.txt`), `${String.fromCodePoint(...has)}\n`);
  rmSync(folder, { recursive: true });
}
