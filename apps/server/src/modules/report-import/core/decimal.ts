/** Exact decimal texts: `-12.50`. Never a binary float. */

interface Parts {
  units: bigint;
  scale: number;
}

/** The exact sum; keeps as many decimals as the longer of the two has. */
export function addDecimals(a: string, b: string): string {
  const [left, right] = [partsOf(a), partsOf(b)];
  const scale = Math.max(left.scale, right.scale);
  return textOf({ units: rescale(left, scale) + rescale(right, scale), scale });
}

function partsOf(text: string): Parts {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function rescale({ units, scale }: Parts, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}

function textOf({ units, scale }: Parts): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A JavaScript number as its shortest decimal text, exponents written out. */
export function decimalOf(value: number): string {
  const [mantissa = '0', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const { units, scale } = partsOf(mantissa);
  const shift = Number(exponent) - scale;
  return shift >= 0
    ? textOf({ units: units * 10n ** BigInt(shift), scale: 0 })
    : textOf({ units, scale: -shift });
}
