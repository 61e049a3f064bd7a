/** The kept parts of a file, in order. Adjacent parts are one piece, because a file may have millions of parts. */
export class Kept {
  readonly #file: Buffer;
  readonly #pieces: Buffer[] = [];
  /** The latest piece, which may grow. */
  #from = 0;
  #to = 0;

  constructor(file: Buffer) {
    this.#file = file;
  }

  keep(from: number, to: number): void {
    if (from !== this.#to) this.#end(from);
    this.#to = to;
  }

  /** Adds bytes that replace the file's own. */
  add(made: Buffer): void {
    this.#end(this.#to);
    this.#pieces.push(made);
  }

  all(): Buffer {
    this.#end(this.#to);
    return Buffer.concat(this.#pieces);
  }

  #end(next: number): void {
    if (this.#to > this.#from) this.#pieces.push(this.#file.subarray(this.#from, this.#to));
    this.#from = next;
    this.#to = next;
  }
}

/**
 * Most bytes of a color profile (ICC.1). Profiles for printing have up to 1.8 MB, those of cameras and screens some
 * kilobytes.
 */
export const MAX_PROFILE = 2 * 1024 * 1024;
