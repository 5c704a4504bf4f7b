/**
 * The positions of the rows in ascending order of a numeric field; missing values first. Stable: a radix sort of the 64 bits of the
 * numbers, least significant first, in four passes of 16 bits.
 */
export function radixOrder(rows, key) {
  const { low, high } = sortableBits(rows, key);
  let order = new Uint32Array(rows.length);
  let next = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) order[index] = index;
  const starts = new Uint32Array(65536);
  for (const { bits, shift } of passes(low, high)) {
    countStarts(starts, bits, shift);
    for (let index = 0; index < rows.length; index++) {
      const row = order[index];
      next[starts[(bits[row] >>> shift) & 65535]++] = row;
    }
    [order, next] = [next, order];
  }
  return order;
}

const passes = (low, high) => [
  { bits: low, shift: 0 },
  { bits: low, shift: 16 },
  { bits: high, shift: 0 },
  { bits: high, shift: 16 },
];

/**
 * The bits of the numbers, changed so that they sort as unsigned integers: all bits of a negative number are inverted, of other numbers
 * only the sign.
 */
function sortableBits(rows, key) {
  const floats = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index++) floats[index] = rows[index][key] ?? -Infinity;
  const words = new Uint32Array(floats.buffer);
  const low = new Uint32Array(rows.length);
  const high = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const lowWord = words[2 * index];
    const highWord = words[2 * index + 1];
    const isNegative = highWord >>> 31 === 1;
    low[index] = isNegative ? ~lowWord : lowWord;
    high[index] = isNegative ? ~highWord : highWord | 0x80000000;
  }
  return { low, high };
}

/** The start of the rows for each value of the digit. */
function countStarts(starts, bits, shift) {
  starts.fill(0);
  for (let index = 0; index < bits.length; index++) starts[(bits[index] >>> shift) & 65535]++;
  let total = 0;
  for (let digit = 0; digit < starts.length; digit++) {
    const count = starts[digit];
    starts[digit] = total;
    total += count;
  }
}
