import { tableOf, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { ownChecksOf } from '../own-rules/own-checks';
import { rowRules, type IssueCode } from '../rules/registry';
import type { RowContext, RowRule } from '../rules/rule';
import { issueOf, type Issue } from './issue';
import { contextOf, withOwnRows } from './row-context';
import { ruleOptions, type ValidationOptions } from './rule-options';

/**
 * Checks one row of a draft while it is typed: the values may differ from those in the draft. Rules that compare rows are left out.
 */
export function checkRow<Kind extends RowKind>(
  draft: Draft,
  kind: Kind,
  row: Row<Kind>,
  options: ValidationOptions,
): readonly Issue[] {
  const parentId = parentOf(tableOf<RowKind>(draft, kind), row.id) ?? '';
  const context = withOwnRows(draft, kind, row.id, contextOf(draft, kind, parentId, ruleOptions(options)));
  return issuesOfRow(kind, row, context);
}

const none: readonly never[] = [];

/** The findings of the rules for one row, then those of own rules. */
export function issuesOfRow<Kind extends RowKind>(
  kind: Kind,
  row: Row<Kind>,
  context: RowContext,
): readonly Issue[] {
  const rules: readonly RowRule<Kind, IssueCode>[] = rowRules[kind];
  // most of 100,000 rows have no issue: allocate nothing for them
  let issues: Issue[] | undefined;
  for (const rule of rules)
    for (const finding of rule.check(row, context))
      (issues ??= []).push(issueOf({ kind, id: row.id }, rule, finding));
  for (const check of ownChecksOf(context.options.ownRules, kind))
    for (const finding of check.find(row))
      (issues ??= []).push(issueOf({ kind, id: row.id }, check, finding));
  return issues ?? none;
}
