/** Position in the order of addition, and the hash of a text. */
const wordsPerSlot = 5;

/** A set of texts as hashes of 128 bits: at most 40 bytes per text of any length. */
export class TextSet {
  #slots = new Int32Array(wordsPerSlot * 1024);
  #size = 0;
  readonly #hash = new Int32Array(4);

  get size(): number {
    return this.#size;
  }

  /** Adds a text. Returns whether it is new. */
  add(text: string): boolean {
    return this.find(text).isNew;
  }

  /** Adds a text unless it exists. `index`: the number of texts added before it. */
  find(text: string): { index: number; isNew: boolean } {
    hashText(text, this.#hash);
    const index = this.#insert(this.#hash, 0, this.#size);
    const isNew = index === this.#size;
    if (isNew) this.#size += 1;
    if (this.#size * 2 * wordsPerSlot > this.#slots.length) this.#grow();
    return { index, isNew };
  }

  /** Index of a hash, which is stored with `index` if it is new. */
  #insert(hash: Int32Array, from: number, index: number): number {
    const slots = this.#slots;
    const last = slots.length / wordsPerSlot - 1;
    const a = hash[from] ?? 0;
    const b = hash[from + 1] ?? 0;
    const c = hash[from + 2] ?? 0;
    const d = hash[from + 3] ?? 0;
    for (let slot = a & last; ; slot = (slot + 1) & last) {
      const at = slot * wordsPerSlot;
      // the last word of a hash is never 0
      if (slots[at + 3] === 0) {
        slots[at] = a;
        slots[at + 1] = b;
        slots[at + 2] = c;
        slots[at + 3] = d;
        slots[at + 4] = index;
        return index;
      }
      if (slots[at] === a && slots[at + 1] === b && slots[at + 2] === c && slots[at + 3] === d)
        return slots[at + 4] ?? 0;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += wordsPerSlot)
      if (old[at + 3] !== 0) this.#insert(old, at, old[at + 4] ?? 0);
  }
}

/** Writes a 128-bit hash into four words (cyrb128); the last word is never 0. */
export function hashText(text: string, words: Int32Array): void {
  let a = 1_779_033_703;
  let b = 3_144_134_277;
  let c = 1_013_904_242;
  let d = 2_773_480_762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  words[0] = a ^ b ^ c ^ d;
  words[1] = b ^ a;
  words[2] = c ^ a;
  words[3] = d ^ a || 1;
}
