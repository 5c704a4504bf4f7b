import { limitsOf } from '@meridian/api-client/contract';
import { validateDraft } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { demoBusinessPoints } from './business-tree';
import { demoAccounts } from './catalogue';
import { demoDrafts } from './draft-contents';
import { demoUsers } from './users';

it.each(demoDrafts)('$draft.name has errors unless it waits for confirmation', ({ draft, status }) => {
  const errors = validateDraft(draft, { limits: limitsOf('baidu') }).filter(
    ({ severity }) => severity === 'error',
  );
  if (status === 2) expect(errors).toEqual([]);
  else expect(errors.length).toBeGreaterThan(0);
});

it.each(demoDrafts)(
  '$draft.name refers to existing objects of the demo workspace',
  ({ accountNo, author, draft }) => {
    expect(demoAccounts.map((account) => account.accountNo)).toContain(accountNo);
    const accountNos = demoUsers.find(({ name }) => name === author)?.accountNos;
    expect(accountNos).toContain(accountNo);
    const businesses = demoBusinessPoints.filter(({ isLeaf }) => isLeaf).map(({ id }) => id);
    for (const { businessPointId } of draft.tables.campaign.groups.get('') ?? [])
      expect(businesses).toContain(businessPointId);
  },
);
