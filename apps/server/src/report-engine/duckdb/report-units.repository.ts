import { hasItemCondition } from '@meridian/api-client/contract';
import type { Database } from '../../platform/db';
import type { ReportPlan } from '../plan/report-plan';
import type { ReportReading } from '../sql/report-sql';
import type { CopyFiles } from './copy-files';
import { findEarlierVersions, findFactVersions, type CopyUnit } from './fact-versions.repository';
import { monthOfDay } from './report-periods';
import type { EarlierFiles } from './sql/copied-earlier-items-sql';

/** Units of which a report is computed. */
export interface ReportUnits {
  /** Those of the report and of its comparison. */
  units: CopyUnit[][];
  /** Those before the first day that its conditions need. */
  earlier: CopyUnit[];
}

export async function findReportUnits(
  db: Database,
  { plan, comparison }: Pick<ReportReading, 'plan' | 'comparison'>,
): Promise<ReportUnits> {
  // one after the other, since a transaction has one connection
  const units = [await findFactVersions(db, plan)];
  if (comparison) units.push(await findFactVersions(db, comparison.plan));
  return { units, earlier: hasItemCondition(plan.where) ? await findEarlierVersions(db, plan) : [] };
}

/** Files of the units before the first day of a report; undefined if its conditions do not need them. */
export function earlierFiles(
  files: Pick<CopyFiles, 'filesOf'>,
  plan: ReportPlan,
  units: ReportUnits['earlier'],
): EarlierFiles | undefined {
  if (!hasItemCondition(plan.where)) return undefined;
  const lastMonth = monthOfDay(plan.beginDate);
  const whole = units.filter(({ month }) => month < lastMonth);
  const begun = units.filter(({ month }) => month === lastMonth);
  return {
    items: files.filesOf(whole, 'items'),
    lastMonth: { facts: files.filesOf(begun, 'facts'), items: files.filesOf(begun, 'items') },
  };
}
