import { needsTotals } from '@meridian/api-client/contract';
import { inSameCurrency, unionOf } from '../cells/one-currency';
import type { ReportsRepository } from '../reports.repository';
import type { ComparisonPlan } from './comparison-plan';
import type { ReportPlan } from './report-plan';
import { rowFormulas, type ReportTotals } from './row-formulas';

/** A report with the comparison that its conditions may refer to. */
interface Planned {
  plan: ReportPlan;
  comparison: ComparisonPlan | undefined;
}

/**
 * The plans with the totals that their conditions on own metrics need: those of all rows, because those of the matching rows depend on the
 * conditions.
 */
export async function withConditionTotals(
  planned: Planned,
  reports: Pick<ReportsRepository, 'readReport'>,
): Promise<Planned> {
  const { plan, comparison } = planned;
  const needed = (plan.where ?? [])
    .flat()
    .some(({ column }) => column.kind === 'ownMetric' && needsTotals(column.metric.formula));
  if (!needed) return planned;
  const withWhere = (where: ReportPlan['where']): Planned => ({
    plan: { ...plan, where },
    comparison: comparison && { ...comparison, plan: { ...comparison.plan, where } },
  });
  const totals = await readTotals(withWhere(undefined), reports);
  return withWhere(
    plan.where?.map((group) =>
      group.map((condition) => {
        const { column } = condition;
        if (column.kind !== 'ownMetric') return condition;
        return { ...condition, column: { ...column, formulas: rowFormulas(column.metric.formula, totals) } };
      }),
    ),
  );
}

/** The displayed totals of both periods. */
export async function readTotals(
  { plan, comparison }: Planned,
  reports: Pick<ReportsRepository, 'readReport'>,
): Promise<ReportTotals> {
  const result = await reports.readReport({ plan, comparison }, { limit: 0, offset: 0 });
  const currencies = unionOf(result.currencies, result.previousCurrencies);
  return {
    totals: result.totals,
    previousTotals: inSameCurrency(result.previousTotals, plan.definition.metrics, currencies),
  };
}
