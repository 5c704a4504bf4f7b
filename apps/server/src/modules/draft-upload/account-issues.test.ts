import { createValidator, exampleLimits, findRow, type RowKind } from '@meridian/draft-editor/core';
import { ruleExampleDrafts, type RuleExampleDrafts } from '@meridian/draft-editor/testing';
import { expect, it } from 'vitest';
import { withoutAccountIssues } from './account-issues';

/** Rows that others were removed from, and what a campaign advertises, which never changes in an account. */
const isOfOthers = ({ code, fails, passes }: RuleExampleDrafts) =>
  code === 'pictures_required' ||
  findRow(fails, 'campaign', 'campaign-1')?.marketingTarget !==
    findRow(passes, 'campaign', 'campaign-1')?.marketingTarget;
const errors = ruleExampleDrafts().filter((example) => example.severity === 'error' && !isOfOthers(example));

it.each(errors)('$ruleId: $code stays after an edit of what the account has', async (example) => {
  const { ruleId, code, fails, passes, options } = example;
  const issues = createValidator({ limits: exampleLimits, ...options }).check(fails);
  const kept = await withoutAccountIssues(issues, (kind, ids) =>
    Promise.resolve(
      new Map(
        ids.flatMap((id) => {
          const row = findRow<RowKind>(passes, kind, id);
          return row ? [[id, { ...row }]] : [];
        }),
      ),
    ),
  );
  expect(kept.list()).toContainEqual(expect.objectContaining({ ruleId, code }));
});
