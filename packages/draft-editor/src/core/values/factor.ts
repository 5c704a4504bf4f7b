import type { RangeLimit } from '../limits/provider-limits';
import { hasMoreDecimals } from './parse-amount';
import type { ParsedValue } from './value-error';

type FactorErrorCode = 'factor_invalid' | 'factor_decimals';

/** A bidding factor with two decimals. */
export function formatFactor(factor: number): string {
  return factor.toFixed(2);
}

/** Parses a bidding factor within its limit, with at most two decimals. */
export function parseFactor(
  text: string,
  { min, max }: Pick<RangeLimit, 'min' | 'max'>,
): ParsedValue<number, FactorErrorCode> {
  // Chinese input methods type full-width digits
  const digits = text.normalize('NFKC').trim();
  const isNumber = /^\d{1,4}(\.\d{0,9})?$|^\.\d{1,9}$/.test(digits);
  const factor = Number(digits);
  if (!isNumber || factor < min || factor > max)
    return {
      value: null,
      error: { code: 'factor_invalid', params: { min: formatFactor(min), max: formatFactor(max) } },
    };
  if (hasMoreDecimals(digits)) return { value: null, error: { code: 'factor_decimals' } };
  return { value: factor, error: null };
}
