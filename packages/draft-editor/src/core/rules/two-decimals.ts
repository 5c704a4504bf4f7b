import { nothing, type Finding, type RowRule } from './rule';

/**
 * Amounts and factors have at most two decimals; values of a campaign are checked only if they are in use. Editors accept no more, but
 * an API may.
 */
export const campaignDecimals: RowRule<'campaign'> = {
  id: 'campaign-decimals',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['amount_decimals', 'factor_decimals'],
  check: ({ budgetType, budget, bidMode, bid, regions, scheduleType, schedule }) => [
    ...(budgetType === 2 ? amountFinding('budget', budget) : nothing),
    ...(bidMode === 'maximumClicks' ? nothing : amountFinding('bid', bid)),
    ...factorFinding('regions', regions),
    ...(scheduleType === 2 ? factorFinding('schedule', schedule) : nothing),
  ],
};

export const unitDecimals: RowRule<'unit'> = {
  id: 'unit-decimals',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['amount_decimals'],
  check: ({ bid }) => amountFinding('bid', bid),
};

export const keywordDecimals: RowRule<'keyword'> = {
  id: 'keyword-decimals',
  appliesTo: 'keyword',
  severity: 'error',
  codes: ['amount_decimals'],
  check: ({ bid }) => amountFinding('bid', bid),
};

function amountFinding(field: string, value: number | null): readonly Finding[] {
  return hasTwoDecimals(value) ? nothing : [{ field, code: 'amount_decimals' }];
}

function factorFinding(field: string, parts: readonly { factor: number | null }[]): readonly Finding[] {
  return parts.every(({ factor }) => hasTwoDecimals(factor)) ? nothing : [{ field, code: 'factor_decimals' }];
}

function hasTwoDecimals(value: number | null): boolean {
  return value === null || Math.round(value * 100) / 100 === value;
}
