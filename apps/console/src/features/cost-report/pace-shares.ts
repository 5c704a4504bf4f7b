import type { ReportRow } from '@meridian/api-client/contract';

/** Shares of a budget, from 0 upwards; for drawings. */
export interface PaceShares {
  used: number;
  expected: number;
  /** Null without a forecast. */
  forecast: number | null;
}

/** The budget shares of a row; null without a budget to compare with. */
export function paceShares(values: ReportRow): PaceShares | null {
  // the server compares nothing with an incomplete budget, or with one of 0
  if ((values['used'] ?? null) === null) return null;
  const budget = numberOf(values['budget']);
  const share = (key: string) => {
    const amount = numberOf(values[key]);
    return amount === null || budget === null ? null : amount / budget;
  };
  const used = share('cost');
  if (used === null) return null;
  return { used, expected: share('expected') ?? 0, forecast: share('forecast') };
}

function numberOf(value: ReportRow[string] | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
