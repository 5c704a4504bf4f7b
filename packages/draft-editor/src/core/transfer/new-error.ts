import type { Row, RowKind } from '../model/rows';
import type { RowContext } from '../rules/rule';
import { issuesOfRow } from '../validation/check-row';
import type { Issue } from '../validation/issue';

/** The first error that a row has in one place, but not where it is. */
export function newErrorOf(
  kind: RowKind,
  row: Row,
  there: RowContext,
  here: () => RowContext,
): Issue | undefined {
  const errors = issuesOfRow<RowKind>(kind, row, there).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  const known = new Set(issuesOfRow<RowKind>(kind, row, here()).map(keyOfIssue));
  return errors.find((issue) => !known.has(keyOfIssue(issue)));
}

const keyOfIssue = ({ ruleId, code, field = '' }: Issue) => [ruleId, code, field].join(' ');
