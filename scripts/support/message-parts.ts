/** Takes a text of a catalogue apart: "{count, plural, one {# hotel} other {# hotels}} of <0>{owner}</0>". */

interface Parts {
  /** A value's name, or an element's number. */
  slot(name: string): string;
  words(text: string): string;
}

const SLOT = /^\{(\w+)(\}|, (?:plural|select),)/;
const CASE = /^\s*=?\w+ \{/;
const TAG = /^(<\/?)(\w+)>/;

/** The text again, with its slots and words replaced. */
export function withParts(text: string, { slot, words }: Parts): string {
  let at = 0;

  function taken(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(text.slice(at));
    at += found?.[0].length ?? 0;
    return found;
  }

  function read(isCase: boolean): string {
    let out = "";
    let said = "";
    const say = (more: string) => {
      out += words(said) + more;
      said = "";
    };
    while (at < text.length && !(isCase && text[at] === "}")) {
      const tag = taken(TAG);
      if (tag) {
        say(`${tag[1]}${slot(tag[2] ?? "")}>`);
        continue;
      }
      const found = taken(SLOT);
      if (found) {
        say(`{${slot(found[1] ?? "")}${found[2]}`);
        if (found[2] !== "}") out += cases();
      } else if (text[at] === "#") {
        say("#");
        at++;
      } else said += text[at++];
    }
    say("");
    return out;
  }

  function cases(): string {
    let out = "";
    for (let name = taken(CASE); name; name = taken(CASE)) {
      out += `${name[0]}${read(true)}}`;
      at++;
    }
    at++;
    return `${out}}`;
  }

  return read(false);
}

/** The names of values and the numbers of elements, in the order in which they stand. */
export function slotsOf(text: string): string[] {
  const found = new Set<string>();
  withParts(text, {
    slot: (name) => {
      found.add(name);
      return name;
    },
    words: (said) => said,
  });
  return [...found];
}
