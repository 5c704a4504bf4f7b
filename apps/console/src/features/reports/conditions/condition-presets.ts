import {
  conditionProblem,
  isItemColumn,
  type ConditionColumn,
  type ReportCondition,
  type ReportWhere,
} from '@meridian/api-client/contract';

/** A suggested filter; its name is the text `shell:questions.<id>`. */
export interface ConditionPreset {
  id: 'noConversions' | 'dearerClicks' | 'lowQuality' | 'limitedByBudget' | 'newItems';
  where: ReportWhere;
}

const is = (column: string, operator: ReportCondition['operator'], ...values: string[]): ReportCondition => ({
  column,
  operator,
  values,
});
/** Quality codes are 1 to 3; 1 is below average. */
const belowAverage = '1';

/** Every suggested filter, for a report whose items are named by a column. */
const presetsFor = (itemColumn: string): readonly ConditionPreset[] => [
  { id: 'noConversions', where: [[is('cost', 'gt', '0')], [is('conversion', 'eq', '0')]] },
  { id: 'dearerClicks', where: [[is('cpc', 'upBy', '20')]] },
  {
    id: 'lowQuality',
    where: [
      [
        is('landPageExperience', 'in', belowAverage),
        is('businessRelationship', 'in', belowAverage),
        is('estimatedClickRate', 'in', belowAverage),
      ],
    ],
  },
  { id: 'limitedByBudget', where: [[is('campaignStatus', 'in', 'budget_out')]] },
  { id: 'newItems', where: [[is(itemColumn, 'new')]] },
];

/** The suggested filters of a report with these columns. */
export function conditionPresets(
  columns: readonly ConditionColumn[],
  { isCompared }: { isCompared: boolean },
): ConditionPreset[] {
  return presetsFor(columns.find(isItemColumn)?.dataKey ?? '').filter(({ where }) =>
    where.flat().every((condition) => conditionProblem(condition, { columns, isCompared }) === undefined),
  );
}
