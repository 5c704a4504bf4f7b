import { hoursOf, regionFactor } from './examples';
import { nothing, type Finding, rowRule } from './rule';
import { sharedMessages } from './shared-messages';

/**
 * Amounts and factors have at most two decimals; values of a campaign are checked only if they are in use. Editors accept no more, but
 * an API may.
 */
export const campaignDecimals = rowRule({
  id: 'campaign-decimals',
  appliesTo: 'campaign',
  severity: 'error',
  title: {
    en: 'Campaign amounts with too many decimals',
    cn: '计划金额小数位过多',
    tw: '廣告活動金額小數位數過多',
  },
  messages: [
    {
      ...sharedMessages.amount_decimals,
      examples: () => [
        { fails: { budget: 88.888 }, passes: { budget: 88.88 } },
        { fails: { budget: 88.888 }, passes: { budget: 88.888, budgetType: 1 } },
        { fails: { bid: 1.005 }, passes: { bid: 1.01 } },
        { fails: { bid: 1.2345 }, passes: { bid: 1.2345, bidMode: 'maximumClicks' } },
      ],
    },
    {
      ...sharedMessages.factor_decimals,
      examples: () => [
        { fails: regionFactor(1.255), passes: regionFactor(1.25) },
        {
          fails: { scheduleType: 2, schedule: [hoursOf(1, 2, 1.255)] },
          passes: { scheduleType: 2, schedule: [hoursOf(1, 2, 1.29)] },
        },
      ],
    },
  ],
  check: ({ budgetType, budget, bidMode, bid, regions, scheduleType, schedule }) => [
    ...(budgetType === 2 ? amountFinding('budget', budget) : nothing),
    ...(bidMode === 'maximumClicks' ? nothing : amountFinding('bid', bid)),
    ...factorFinding('regions', regions),
    ...(scheduleType === 2 ? factorFinding('schedule', schedule) : nothing),
  ],
});

export const unitDecimals = rowRule({
  id: 'unit-decimals',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Unit bid with too many decimals', cn: '单元出价小数位过多', tw: '廣告群組出價小數位數過多' },
  messages: [
    {
      ...sharedMessages.amount_decimals,
      examples: () => [{ fails: { bid: 1.2345 }, passes: { bid: null } }],
    },
  ],
  check: ({ bid }) => amountFinding('bid', bid),
});

export const keywordDecimals = rowRule({
  id: 'keyword-decimals',
  appliesTo: 'keyword',
  severity: 'error',
  title: {
    en: 'Keyword bid with too many decimals',
    cn: '关键词出价小数位过多',
    tw: '關鍵字出價小數位數過多',
  },
  messages: [
    {
      ...sharedMessages.amount_decimals,
      examples: () => [{ fails: { bid: 1.2345 }, passes: { bid: 4.35 } }],
    },
  ],
  check: ({ bid }) => amountFinding('bid', bid),
});

function amountFinding(field: string, value: number | null): readonly Finding<'amount_decimals'>[] {
  return hasTwoDecimals(value) ? nothing : [{ field, code: 'amount_decimals' }];
}

function factorFinding(
  field: string,
  parts: readonly { factor: number | null }[],
): readonly Finding<'factor_decimals'>[] {
  return parts.every(({ factor }) => hasTwoDecimals(factor)) ? nothing : [{ field, code: 'factor_decimals' }];
}

function hasTwoDecimals(value: number | null): boolean {
  return value === null || Math.round(value * 100) / 100 === value;
}
