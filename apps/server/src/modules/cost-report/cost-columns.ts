import { currencySign, paceLimits, type CostPeriod, type TitleInfo } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { formatDay, formatDayRange, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';
import { describeMetric } from '../../report-engine';
import type { CostPlan } from './cost-plan';

/** Data key of a step's column, such as `d20261103`. */
export function stepKey({ beginDate }: Pick<DateRange, 'beginDate'>): string {
  return `d${beginDate.replaceAll('-', '')}`;
}

/**
 * Steps that get a column: none for a single step, which is the cost itself, nor in a comparison, which compares only
 * the cost.
 */
export function shownSteps({ steps, comparedRange }: CostPlan): readonly DateRange[] {
  return steps.length > 1 && !comparedRange ? steps : [];
}

/** Columns of a report with a forecast. `pace` and `lastDays` are charts. */
const paceColumns = [
  { dataKey: 'budget', titleKey: 'budget', unit: 't2', width: 130, isMoney: true, isSort: true },
  { dataKey: 'cost', titleKey: 'cost', unit: 't2', width: 140, isMoney: true, isSort: true },
  { dataKey: 'used', titleKey: 'budgetUsed', unit: '%*100', width: 100, isMoney: false, isSort: true },
  { dataKey: 'expected', titleKey: 'expectedCost', unit: 't2', width: 140, isMoney: true, isSort: true },
  { dataKey: 'pace', titleKey: 'pace', width: 196, isMoney: false, isSort: false },
  { dataKey: 'forecast', titleKey: 'forecast', unit: 't2', width: 140, isMoney: true, isSort: true },
  {
    dataKey: 'forecastError',
    titleKey: 'forecastError',
    unit: 't2',
    width: 120,
    isMoney: true,
    isSort: true,
  },
  { dataKey: 'deviation', titleKey: 'deviation', unit: '%*100', width: 140, isMoney: false, isSort: true },
  { dataKey: 'lastDays', titleKey: 'lastDays', width: 128, isMoney: false, isSort: false },
] as const;

interface Column {
  dataKey: string;
  title: string;
  description?: string;
  width: number;
  isSort: boolean;
  isMoney: boolean;
  /** Absent for texts and charts. */
  unit?: string;
}

/** Columns of a cost report. `currency`: currency of all amounts; undefined if there are several. */
export function costColumns(
  plan: CostPlan,
  { currency, language }: { currency: string | undefined; language: Language },
): TitleInfo[] {
  const titleOf = (key: TextKey<'columns'>) => translate(language, 'columns', key);
  const name: Column = {
    dataKey: 'name',
    title: titleOf('costName'),
    width: 300,
    isSort: true,
    isMoney: false,
  };
  const amounts = plan.months ? paceColumns : paceColumns.filter(({ dataKey }) => dataKey === 'cost');
  const steps = shownSteps(plan).map((step): Column => ({
    dataKey: stepKey(step),
    title: stepTitle(step, plan.query.period, language),
    width: 120,
    isSort: true,
    isMoney: true,
    unit: 't2',
  }));
  const columns: Column[] = [
    name,
    ...amounts.map(({ titleKey, ...column }): Column => ({
      ...column,
      title: titleOf(titleKey),
      description: describeColumn(titleKey, language),
    })),
    ...steps,
  ];
  return columns.map(({ dataKey, title, description, width, isSort, isMoney, unit }) => ({
    id: `cost.${dataKey}`,
    titleName: title,
    ...(description !== undefined && { description }),
    dataKey,
    isSort,
    valueType: unit === undefined ? 'String' : 'Double',
    domType: unit === undefined ? 'render' : 'text',
    minWidth: estimateColumnWidth(title, language),
    width,
    fixed: dataKey === 'name' ? 'left' : false,
    ...(unit !== undefined && { unit }),
    ...(isMoney && currency !== undefined && { unitDesc: currencySign(currency) }),
  }));
}

/** What a column shows, and its formula if it is computed from other columns, in lines. */
export function describeColumn(key: (typeof paceColumns)[number]['titleKey'], language: Language): string {
  if (key === 'cost') {
    const { meaning, source } = describeMetric(key, language);
    return `${meaning}\n${source}`;
  }
  const limits = { over: paceLimits.over * 100, under: paceLimits.under * 100 };
  const meaning = translate(language, 'metrics', key, limits);
  if (key !== 'budgetUsed' && key !== 'deviation') return meaning;
  const formula = translate(language, 'metrics', key === 'budgetUsed' ? 'quotient' : 'deviationFormula', {
    numerator: translate(language, 'columns', key === 'budgetUsed' ? 'cost' : 'forecast'),
    denominator: translate(language, 'columns', 'budget'),
  });
  return `${meaning}\n${formula}`;
}

function stepTitle(step: DateRange, period: CostPeriod, language: Language): string {
  if (period === 'month') return step.beginDate.slice(0, 7);
  return period === 'daily'
    ? formatDay(step.beginDate, language, 'short')
    : formatDayRange(step, language, 'short');
}
