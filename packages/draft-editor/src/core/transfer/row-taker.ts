import type { ProviderKind, ProviderLimits } from '../limits/provider-limits';
import type { Row, RowKind } from '../model/rows';
import { groupRules } from '../rules/registry';
import type { RuleOptions } from '../rules/rule';
import type { Issue } from '../validation/issue';

const limitOfKind = {
  campaign: 'campaigns',
  unit: 'unitsPerCampaign',
  keyword: 'keywordsPerUnit',
  creative: 'creativesPerUnit',
} as const satisfies Record<ProviderKind, keyof ProviderLimits>;

/** How many rows of a kind one parent may have. */
export function maxRowsOf(kind: ProviderKind, limits: ProviderLimits): number {
  return limits[limitOfKind[kind]].max;
}

/** Why a target does not take a row. */
export type TransferProblem =
  /** It is already there. */
  | { type: 'present' }
  /** The target, or an earlier row, has the same text. */
  | { type: 'duplicate' }
  /** The target has as many rows as it may have. */
  | { type: 'full'; max: number }
  /** The row, or one that it contains, would get this error there. */
  | { type: 'issue'; issue: Issue }
  /** The account of the target does not have the picture. */
  | { type: 'picture' };

export interface RejectedRow {
  kind: RowKind;
  id: string;
  problem: TransferProblem;
}

const rowsPerGroupCheck = 5_000;

/** Collects the rows that a parent takes: those that repeat no other and fit into its limit. */
export function createRowTaker(kind: ProviderKind, present: readonly Row[], options: RuleOptions) {
  const max = maxRowsOf(kind, options.limits);
  const problems = new Map<string, TransferProblem>();
  const taken: Row[] = [];
  let waiting: Row[] = [];

  function takeWaiting(): void {
    const others = [...present, ...taken];
    const repeated = repeatedRows<RowKind>(kind, [...others, ...waiting], options);
    waiting.forEach((row, index) => {
      if (repeated.has(others.length + index)) problems.set(row.id, { type: 'duplicate' });
      else if (present.length + taken.length >= max) problems.set(row.id, { type: 'full', max });
      else taken.push(row);
    });
    waiting = [];
  }

  return {
    reject: (id: string, problem: TransferProblem) => void problems.set(id, problem),
    /** Returns true after a step that took some milliseconds. */
    offer(row: Row): boolean {
      waiting.push(row);
      if (waiting.length < rowsPerGroupCheck) return false;
      takeWaiting();
      return true;
    },
    /** The taken rows, and the others in the order of `ids`. */
    finish(ids: readonly string[]): { taken: readonly Row[]; rejected: RejectedRow[] } {
      takeWaiting();
      const rejected = ids.flatMap((id): RejectedRow[] => {
        const problem = problems.get(id);
        return problem === undefined ? [] : [{ kind, id, problem }];
      });
      return { taken, rejected };
    },
  };
}

/** Indexes of rows that repeat an earlier one; a copy beside its original repeats it, and may have its id. */
function repeatedRows<Kind extends RowKind>(
  kind: Kind,
  rows: readonly Row<Kind>[],
  options: RuleOptions,
): ReadonlySet<number> {
  const repeated = new Set<number>();
  const keyed = rows.map((row, index) => ({ ...row, id: String(index) }));
  for (const rule of groupRules[kind]) {
    // the others count the rows
    if (rule.limits !== undefined) continue;
    for (const key of rule.checkGroup(keyed, options).keys()) repeated.add(Number(key));
  }
  return repeated;
}
