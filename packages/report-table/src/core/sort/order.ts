import type { SortDirection } from './report-sort';

/** Positions of `keys` in order, NaN last in both directions, equal keys in their original order. */
export function orderOf(keys: Float64Array, direction: SortDirection): Uint32Array {
  const order = new Uint32Array(keys.length);
  let count = 0;
  let end = keys.length;
  for (let index = 0; index < keys.length; index += 1) {
    if (Number.isNaN(keys[index])) order[--end] = index;
    else order[count++] = index;
  }
  order.subarray(count).reverse();
  radixSort(order.subarray(0, count), sortableBits(keys, direction));
  return order;
}

const digitBits = 11;
const digitMask = (1 << digitBits) - 1;

/** Least significant first: three digits of the low half of a float, three of the high half. */
const digits = [0, 1].flatMap((half) =>
  [0, digitBits, 2 * digitBits].map((shift, index) => ({ half, shift, at: (3 * half + index) << digitBits })),
);

interface SortableKeys {
  /** Two unsigned halves of each key (low, high, low, high, …) that compare like the keys. */
  bits: Uint32Array;
  /** Number of keys, without NaN, for each value of each digit. */
  counts: Uint32Array;
}

/**
 * Keys to compare digit by digit: a positive float gets its sign bit set, a negative one all bits flipped; for
 * descending order everything is flipped once more.
 */
function sortableBits(keys: Float64Array, direction: SortDirection): SortableKeys {
  const bits = new Uint32Array(keys.slice().buffer);
  const counts = new Uint32Array(digits.length << digitBits);
  const flip = direction === 'desc' ? 0xffffffff : 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? NaN;
    if (Number.isNaN(key)) continue;
    // -0 is not negative here: it gets the bits of 0, its equal
    const mask = (key < 0 ? 0xffffffff : 0) ^ flip;
    const low = (bits[2 * index] ?? 0) ^ mask;
    const high = ((bits[2 * index + 1] ?? 0) | 0x80000000) ^ mask;
    bits[2 * index] = low;
    bits[2 * index + 1] = high;
    countDigits(counts, 0, low);
    countDigits(counts, 3 << digitBits, high);
  }
  return { bits, counts };
}

function countDigits(counts: Uint32Array, at: number, half: number): void {
  const first = at + (half & digitMask);
  const second = at + (1 << digitBits) + ((half >>> digitBits) & digitMask);
  const third = at + (2 << digitBits) + (half >>> (2 * digitBits));
  counts[first] = (counts[first] ?? 0) + 1;
  counts[second] = (counts[second] ?? 0) + 1;
  counts[third] = (counts[third] ?? 0) + 1;
}

/** Stable radix sort of positions, in place, skipping digits that all keys share. */
function radixSort(order: Uint32Array, { bits, counts }: SortableKeys): void {
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (const { half, shift, at } of digits) {
    const starts = counts.subarray(at, at + (1 << digitBits));
    if (starts.includes(order.length)) continue;
    let start = 0;
    for (let digit = 0; digit <= digitMask; digit += 1) {
      const count = starts[digit] ?? 0;
      starts[digit] = start;
      start += count;
    }
    for (let position = 0; position < from.length; position += 1) {
      const index = from[position] ?? 0;
      const digit = ((bits[2 * index + half] ?? 0) >>> shift) & digitMask;
      const place = starts[digit] ?? 0;
      to[place] = index;
      starts[digit] = place + 1;
    }
    [from, to] = [to, from];
  }
  if (from !== order) order.set(from);
}
