import Decimal from 'decimal.js';

const Exact = Decimal.clone({ precision: 1000, rounding: Decimal.ROUND_HALF_UP });
const form = /^(?<prefix>"￥")?(?<group>#,##)?0(?:\.(?<decimals>0+))?(?<percent>%)?$/;

/**
 * A number as a spreadsheet displays it: 15 significant digits, halves rounded away from zero. The second part of a
 * format is for negative numbers, without a sign. Supports only the formats of report files.
 */
export function spreadsheetText(value: number, format: string): string {
  const kept = new Exact(value.toPrecision(15));
  const [forAll = '', forNegative] = format.split(';');
  const hasOwnPart = kept.isNegative() && forNegative !== undefined;
  const parts = form.exec(hasOwnPart ? forNegative : forAll)?.groups;
  if (!parts) throw new Error(`not one of our formats: ${format}`);
  const { prefix = '', group, decimals = '', percent = '' } = parts;
  const [integer = '', fraction] = kept
    .abs()
    .times(percent === '' ? 1 : 100)
    .toFixed(decimals.length)
    .split('.');
  const grouped = group === undefined ? integer : integer.replace(/\d(?=(\d{3})+$)/g, '$&,');
  const sign = kept.isNegative() && !kept.isZero() && !hasOwnPart ? '-' : '';
  return (
    sign + prefix.replaceAll('"', '') + grouped + (fraction === undefined ? '' : `.${fraction}`) + percent
  );
}
