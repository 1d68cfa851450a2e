const COLON = 0x3a;

/** Maps the bytes of local names to codes. */
export class ByteNames {
  /** Candidates by name length. */
  readonly #byLength: { readonly code: number; readonly bytes: Uint8Array }[][] = [];

  /** @param codes positive; 0 is the code of all other names */
  constructor(codes: Readonly<Record<string, number>>) {
    for (const [name, code] of Object.entries(codes)) {
      (this.#byLength[name.length] ??= []).push({ code, bytes: new TextEncoder().encode(name) });
    }
  }

  /** The code of the name in bytes[from, to), without its prefix. */
  code(bytes: Uint8Array, from: number, to: number): number {
    let local = from;
    for (let at = from; at < to; at++) {
      if (bytes[at] === COLON) {
        local = at + 1;
        break;
      }
    }
    const candidates = this.#byLength[to - local];
    if (candidates === undefined) return 0;
    for (let index = 0; index < candidates.length; index++) {
      const candidate = candidates[index]!;
      if (startsWith(bytes, local, candidate.bytes)) return candidate.code;
    }
    return 0;
  }
}

/** Whether `bytes` contains `word` at `at`. */
export function startsWith(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes[at + index] !== word[index]) return false;
  }
  return true;
}
