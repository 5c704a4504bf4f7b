import Big from 'big.js';

/** The exact sum of two decimal texts such as `-12.50`, with the decimal places of the longer one. */
export function addDecimals(a: string, b: string): string {
  return new Big(a).plus(b).toFixed(Math.max(decimalPlacesOf(a), decimalPlacesOf(b)));
}

function decimalPlacesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** A JavaScript number as the shortest decimal text, without an exponent. */
export function decimalOf(value: number): string {
  return new Big(value).toFixed();
}

const wholeNumbers = new Intl.NumberFormat('en-US');

/** A decimal with English digit grouping: `18859.20` → `18,859.20`. */
export function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  // a number would lose digits, and the sign of -0.50; asserted because it is a decimal
  const grouped = wholeNumbers.format(whole as `${number}`);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
