import Big from 'big.js';

/** The exact sum of two decimal texts such as `-12.50`, with as many decimals as the longer of the two. */
export function addDecimals(a: string, b: string): string {
  return new Big(a).plus(b).toFixed(Math.max(decimalPlacesOf(a), decimalPlacesOf(b)));
}

function decimalPlacesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** A JavaScript number as its shortest decimal text, without an exponent. */
export function decimalOf(value: number): string {
  return new Big(value).toFixed();
}
