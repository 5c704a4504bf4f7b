import { conditionMicros, conditionOperators } from '@meridian/api-client/contract';
import type { RowFormulas } from '../plan/row-formulas';
import type { ReportReading } from '../sql/report-sql';
import { fitsIntegers } from './sql/copied-own-metric-sql';

/** Formulas that DuckDB computes for a report, with the factor by which it multiplies their values. */
export function formulasOf({
  plan,
  ownOrder,
}: Pick<ReportReading, 'plan' | 'ownOrder'>): { formulas: RowFormulas; factor: bigint }[] {
  const ofConditions = (plan.where ?? []).flat().flatMap(({ column, operator, values: [percent = '0'] }) => {
    if (column.kind !== 'ownMetric') return [];
    const { isOfChange } = conditionOperators[operator];
    // a change is the difference of two values, and compared by products with percentages
    const factor = isOfChange ? 2n * (100n * conditionMicros('1') + conditionMicros(percent)) : 1n;
    return [{ formulas: column.formulas, factor }];
  });
  return [...ofConditions, ...(ownOrder ? [{ formulas: ownOrder.formulas, factor: 2n }] : [])];
}

/** Whether the integers of DuckDB are wide enough for all formulas of a report. */
export const hasFittingFormulas = (reading: Pick<ReportReading, 'plan' | 'ownOrder'>): boolean =>
  formulasOf(reading).every(({ formulas, factor }) => fitsIntegers(formulas, factor));
