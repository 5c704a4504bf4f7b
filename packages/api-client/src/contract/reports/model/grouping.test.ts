import { expect, it } from 'vitest';
import { reportColumns } from './columns';
import { groupingsOf } from './grouping';
import { periods } from './period';
import { channels, findSection, sectionsOf } from './sections';

const every = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => {
    const definition = findSection(channel, section);
    return definition ? [{ name: `${channel} ${section}`, definition }] : [];
  }),
);

it.each(every)(
  '$name: a group has the column of its grouping and the metrics of the section',
  ({ definition }) => {
    for (const period of periods) {
      for (const isPerAccount of [true, false]) {
        const options = { definition, period, isPerAccount, hasSeveralAccounts: true };
        for (const groupBy of groupingsOf(options)) {
          const columns = reportColumns({ ...options, groupBy });
          const names = columns.filter(({ kind }) => kind === 'dimension' || kind === 'period');
          const own = names.flatMap((column) => (column.kind === 'dimension' ? [column.id] : ['period']));
          const ofAccounts = isPerAccount ? ['accountNo', 'accountName'] : [];
          expect(own.toSorted()).toEqual([...new Set([...ofAccounts, groupBy])].toSorted());
          expect(columns.flatMap((column) => (column.kind === 'metric' ? [column.id] : []))).toEqual(
            definition.metrics,
          );
        }
      }
    }
  },
);

const keyword = findSection('search', 'keyword');
it.each([
  ['daily', true, ['period', 'accountName', 'showWord', 'campaignName', 'adgroupName', 'matchType']],
  ['custom', true, ['accountName', 'showWord', 'campaignName', 'adgroupName', 'matchType']],
  ['weekly', false, ['period', 'showWord', 'campaignName', 'adgroupName', 'matchType']],
] as const)('keywords, %s, can be grouped by names and qualities', (period, hasSeveralAccounts, first) => {
  if (!keyword) throw new Error('no keywords');
  const qualities = ['landPageExperience', 'businessRelationship', 'estimatedClickRate'];
  expect(groupingsOf({ definition: keyword, period, isPerAccount: true, hasSeveralAccounts })).toEqual([
    ...first,
    ...qualities,
  ]);
});
