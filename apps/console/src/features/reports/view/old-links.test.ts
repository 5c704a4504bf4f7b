import { pickFilters, readStoredViewContent } from '@meridian/api-client/contract';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports } from '../registry';
import { contentIn } from '../saved-views/view-content';
import { readReportView } from './read-view';
import { reportAddressSchema } from './report-address';

const today = '2026-11-21';
const accounts = [{ accountId: 3 }, { accountId: 5 }];

const known = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function open(link: string) {
  const [path = '', parameters] = link.split('?');
  const report = reports.find((each) => each.path === path);
  if (!report) throw new Error(`no report at ${path}`);
  const address = reportAddressSchema.parse(parseSearch(`?${parameters ?? ''}`));
  return readReportView(address, { report, today, accounts });
}

const keyword = '/keywordSearch/keyword/keywordReport';

describe('a link from before a parameter was renamed', () => {
  it.each([
    [`${keyword}?campaign=a&campaign=b`, { campaignName: ['a', 'b'] }],
    [`${keyword}?unit=c`, { adgroupName: ['c'] }],
    [`${keyword}?matchMode=exact&matchMode=phrase`, { matchType: ['exact', 'phrase'] }],
    ['/keywordSearch/device/deviceCustom?device=pc', { device: ['pc'] }],
    ['/feeds/region/regionMonth?region=%E4%B8%8A%E6%B5%B7', { provinceName: ['上海'] }],
    [`${keyword}?account=3&account=5`, { accountIds: ['3', '5'] }],
    [`${keyword}?text=jr+pass`, { text: 'jr pass' }],
    ['/reportCenter/keywordSearch/keywordWeekly?campaign=a&text=x', { campaignName: ['a'], text: 'x' }],
    [
      `${keyword}?account=3&campaign=a&unit=b&matchMode=smart&text=c`,
      { accountIds: ['3'], campaignName: ['a'], adgroupName: ['b'], matchType: ['smart'], text: 'c' },
    ],
  ])('keeps its filters: %s', (link, filters) => {
    const { ignored, view } = open(link);
    expect(ignored).toEqual([]);
    expect(known(pickFilters(view))).toEqual(filters);
  });

  it('gets the current names only when the router writes its address', async () => {
    const link = '/report?matchMode=exact&figure=ctr&campaign=a&campaignName=b&utm_source=mail';
    const root = createRootRoute();
    const route = createRoute({
      getParentRoute: () => root,
      path: '/report',
      validateSearch: reportAddressSchema,
    });
    const router = createRouter({
      routeTree: root.addChildren([route]),
      history: createMemoryHistory({ initialEntries: [link] }),
      parseSearch,
      stringifySearch: printSearch,
    });
    await router.load();
    const written = router.buildLocation({ to: '.', search: true, _includeValidateSearch: true });
    expect(parseSearch(written.searchStr)).toEqual({
      matchType: 'exact',
      metric: 'ctr',
      campaignName: 'b',
      utm_source: 'mail',
    });
  });

  it('keeps its open chart', () => {
    expect(open(`${keyword}?figure=ctr`)).toMatchObject({ ignored: [], view: { metric: 'ctr' } });
  });

  it('keeps everything else', () => {
    const view =
      '?beginDate=2026-11-14&endDate=2026-11-20&reportType=1&page=2&size=50&sort=cost:change+desc&compare=lastYear&changed=5&columns=showWord&columns=cost&view=0191d0a0-0000-4000-8000-000000000001';
    expect(open(`${keyword}${view}`)).toMatchObject({
      ignored: [],
      view: {
        range: { beginDate: '2026-11-14', endDate: '2026-11-20' },
        reportType: 1,
        page: 2,
        size: 50,
        sort: 'cost:change desc',
        compare: { basis: 'lastYear', changedBy: 5 },
        columns: ['showWord', 'cost'],
      },
    });
  });

  it('names the parameters that the report does not support', () => {
    expect(open(`${keyword}?campaign=&region=x&figure=cpm`).ignored).toEqual([
      'campaignName',
      'provinceName',
      'metric',
    ]);
  });
});

describe('a view that was saved before a filter was renamed', () => {
  const opened = (path: string, stored: Readonly<Record<string, unknown>>) => {
    const report = reports.find((each) => each.path === path);
    if (!report) throw new Error(`no report at ${path}`);
    return contentIn(report, readStoredViewContent(stored), today);
  };

  it('opens with its filters', () => {
    expect(
      opened(keyword, { campaign: ['a'], unit: ['b'], matchMode: ['exact'], text: 'c', size: 30 }),
    ).toEqual({ campaignName: ['a'], adgroupName: ['b'], matchType: ['exact'], text: 'c', size: 30 });
    expect(opened('/keywordSearch/device/deviceReport', { device: ['pc'] })).toEqual({ device: ['pc'] });
    expect(opened('/feeds/region/regionReport', { region: ['上海'] })).toEqual({ provinceName: ['上海'] });
  });

  it('opens with its columns, order and comparison', () => {
    const compare = { basis: 'previous', changedKey: 'cost', changedBy: 5 } as const;
    expect(opened(keyword, { columns: ['cost', 'showWord'], sort: 'cost:change desc', compare })).toEqual({
      columns: ['cost', 'showWord'],
      sort: 'cost:change desc',
      compare,
    });
  });
});
