import { tableOf, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { rowRules } from '../rules/registry';
import type { RowRule } from '../rules/rule';
import { issueOf, type Issue } from './issue';
import { contextOf, withOwnRows } from './row-context';
import { ruleOptions, type ValidationOptions } from './rule-options';

/**
 * Checks one row of a draft, as it is typed: the values may differ from those in the draft. Rules that compare rows are left
 * out.
 */
export function checkRow<Kind extends RowKind>(
  draft: Draft,
  kind: Kind,
  row: Row<Kind>,
  options: ValidationOptions = {},
): readonly Issue[] {
  const parentId = parentOf(tableOf<RowKind>(draft, kind), row.id) ?? '';
  const context = withOwnRows(draft, kind, row.id, contextOf(draft, kind, parentId, ruleOptions(options)));
  const rules: readonly RowRule<Kind>[] = rowRules[kind];
  return rules.flatMap((rule) =>
    rule.check(row, context).map((finding) => issueOf({ kind, id: row.id }, rule, finding)),
  );
}
