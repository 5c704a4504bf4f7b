import type { ReportViewContent } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { describeView, type ViewSetting } from './describe-view';

it.each<[ReportViewContent, ViewSetting[]]>([
  [{}, []],
  [
    {
      columns: ['showWord', 'cost', 'click', 'ctr', 'conversion'],
      compare: { basis: 'previous', changedBy: 5, changedKey: 'cost' },
    },
    [{ key: 'metrics', count: 4 }, { key: 'previous' }, { key: 'changed' }],
  ],
  [{ columns: ['showWord', 'landPageExperience'] }, [{ key: 'columns', count: 2 }]],
  [
    { device: ['mobile'], matchType: ['exact'], campaignName: ['Kansai'] },
    [
      { key: 'only', filter: 'campaignName', value: 'Kansai' },
      { key: 'only', filter: 'matchType', value: 'exact' },
      { key: 'only', filter: 'device', value: 'mobile' },
    ],
  ],
  [
    { campaignName: ['Kansai', 'Kanto'], adgroupName: [], text: '签证' },
    [
      { key: 'filter', filter: 'campaignName', count: 2 },
      { key: 'text', text: '签证' },
    ],
  ],
  [
    {
      where: [
        [{ column: 'cost', operator: 'gt', values: ['5'] }],
        [
          { column: 'ctr', operator: 'empty', values: [] },
          { column: 'cpc', operator: 'empty', values: [] },
        ],
      ],
    },
    [{ key: 'conditions', count: 3 }],
  ],
  [
    { sort: 'cost desc', size: 50, reportType: 1, compare: { basis: 'lastYear', changedKey: 'cost' } },
    [{ key: 'lastYear' }, { key: 'consolidated' }],
  ],
  [
    { compare: { basis: { beginDate: '2026-11-01', endDate: '2026-11-11' }, changedKey: 'cost' } },
    [{ key: 'comparedRange', range: { beginDate: '2026-11-01', endDate: '2026-11-11' } }],
  ],
  [{ sort: 'cost desc', size: 50 }, [{ key: 'sort' }, { key: 'size', count: 50 }]],
  [{ reportType: 2 }, [{ key: 'independent' }]],
])('describes %j', (content, facts) => {
  expect(describeView(content)).toEqual(facts);
});
