import fc from 'fast-check';

const sign = fc.constantFrom('', '', '-', '+');

/** Decimal texts of 1 to 40 digits, with and without point, leading zeros and exponent. */
export const decimalTexts = fc
  .record({
    sign,
    digits: fc.stringMatching(/^\d{1,40}$/),
    point: fc.option(fc.nat({ max: 40 }), { nil: null }),
    exponent: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, exponents()),
  })
  .map(({ sign, digits, point, exponent }) => {
    const at = point === null ? digits.length : Math.min(point, digits.length);
    const fraction = point === null ? '' : `.${digits.slice(at)}`;
    return sign + digits.slice(0, at) + fraction + exponent;
  });

/** Usual small exponents, and those beyond all floats. */
function exponents() {
  const power = fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -450, max: 450 }));
  return fc
    .tuple(fc.constantFrom('e', 'E'), power, fc.boolean())
    .map(([letter, at, hasPlus]) => `${letter}${at >= 0 && hasPlus ? '+' : ''}${at}`);
}

/** Digits up to a tie at any place, and texts on it, barely above it or barely below it. */
const tieTexts = fc
  .record({
    sign,
    integer: fc.nat({ max: 1_000_000_000 }),
    places: fc.stringMatching(/^\d{0,7}$/),
    tail: fc.constantFrom('5', '50', '50000000000000000001', '500000001', '4999999', '49999999999999999999'),
  })
  .map(({ sign, integer, places, tail }) => `${sign}${integer}.${places}${tail}`);

/** A tie as a number, and the floats next to it. */
const tieNumbers = fc.tuple(tieTexts, fc.constantFrom(-1, 0, 1)).map(([text, step]) => {
  const float = Float64Array.of(Number(text));
  const bits = new BigInt64Array(float.buffer);
  bits[0] = (bits[0] ?? 0n) + BigInt(step);
  return float[0] ?? 0;
});

/** JS numbers of every kind: all magnitudes, subnormal, beyond 2^53, cents, ties and the floats beside them. */
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.double({ min: -1e-300, max: 1e-300, noNaN: true }),
  fc.double({ min: -1e25, max: 1e25, noNaN: true }).map(Math.round),
  fc.integer().map((cents) => cents / 100),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, 2 ** 53, 5e-324, Number.MAX_VALUE, 1e21, 1e-7),
  tieNumbers,
);

/** Negative, and zero once rounded to two decimals or divided by 10,000. */
const almostZero = fc
  .tuple(fc.integer({ min: 1, max: 49 }), fc.constantFrom('', 'e-4', 'e-6', 'e-30'))
  .map(([size, exponent]) => `-${size}${exponent}`);

/** Numbers as a row may contain them. */
export const numericValues = fc.oneof(
  numbers,
  decimalTexts,
  tieTexts,
  almostZero,
  almostZero.map(Number),
  // integers that become a tie when divided by 10,000
  fc.integer({ min: -1e7, max: 1e7 }).map((fifties) => fifties * 50),
);

/** "No value", as it may arrive. */
export const empties = fc.constantFrom(null, undefined, '', NaN, Infinity, -Infinity);
