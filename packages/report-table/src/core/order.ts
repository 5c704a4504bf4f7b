import type { SortDirection } from './sort';

/** Positions of `keys` in order, NaN last both ways, equal keys in their own order. */
export function orderOf(keys: Float64Array, direction: SortDirection): Uint32Array {
  const order = new Uint32Array(keys.length);
  let end = keys.length;
  let count = 0;
  for (let index = 0; index < keys.length; index += 1) {
    if (!Number.isNaN(keys[index])) order[count++] = index;
  }
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    if (Number.isNaN(keys[index])) order[--end] = index;
  }
  radixSort(order.subarray(0, count), sortableBits(keys, direction));
  return order;
}

/**
 * The bits of a float as two unsigned halves (low, high, low, high, …) that compare as the float does: a positive
 * float gets its sign bit set, a negative one all bits flipped; for descending order everything is flipped once more.
 */
function sortableBits(keys: Float64Array, direction: SortDirection): Uint32Array {
  const bits = new Uint32Array(keys.slice().buffer);
  const flip = direction === 'desc' ? 0xffffffff : 0;
  for (let at = 0; at < bits.length; at += 2) {
    const high = bits[at + 1] ?? 0;
    // -0 equals 0, and equal values must keep their order
    const isNegative = high >>> 31 === 1 && keys[at >> 1] !== 0;
    bits[at] = (bits[at] ?? 0) ^ (isNegative ? 0xffffffff : 0) ^ flip;
    bits[at + 1] = (isNegative ? ~high : high | 0x80000000) ^ flip;
  }
  return bits;
}

const digitBits = 11;
const digitMask = (1 << digitBits) - 1;

/** Stable radix sort of positions, in place: 11 bits at a time, skipping digits that all keys share. */
function radixSort(order: Uint32Array, bits: Uint32Array): void {
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (const half of [0, 1]) {
    for (let shift = 0; shift < 32; shift += digitBits) {
      const starts = digitStarts(from, bits, { half, shift });
      if (!starts) continue;
      for (let at = 0; at < from.length; at += 1) {
        const index = from[at] ?? 0;
        const digit = ((bits[2 * index + half] ?? 0) >>> shift) & digitMask;
        const position = starts[digit] ?? 0;
        to[position] = index;
        starts[digit] = position + 1;
      }
      [from, to] = [to, from];
    }
  }
  if (from !== order) order.set(from);
}

/** Where the positions of each digit begin; null when all have the same digit. */
function digitStarts(
  order: Uint32Array,
  bits: Uint32Array,
  { half, shift }: { half: number; shift: number },
): Uint32Array | null {
  const starts = new Uint32Array(digitMask + 2);
  for (let at = 0; at < order.length; at += 1) {
    const digit = ((bits[2 * (order[at] ?? 0) + half] ?? 0) >>> shift) & digitMask;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  if (starts.includes(order.length)) return null;
  for (let digit = 1; digit < starts.length; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  return starts;
}
