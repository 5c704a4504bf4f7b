import type { Language } from '@meridian/i18n';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { reports } from '../registry';
import { ReportPage } from '../report-page';
import { reportAccount } from '../testing/render-report';
import { reportAddressSchema } from '../view/report-address';

const path = '/keywordSearch/keyword/keywordCustom';
const range = 'beginDate=2026-11-14&endDate=2026-11-20';

interface Paper {
  text: string;
  rows: string[];
  lines: Record<string, string>;
  theme: string | undefined;
  controls: number;
}

/** Reads what the browser would print, when it would print it. */
function readPaper(): Paper {
  const table = document.querySelector('table:has(thead.table-header-group)');
  const paper = table?.parentElement;
  const textOf = (element: Element | null) => element?.textContent ?? '';
  return {
    text: textOf(paper ?? null),
    rows: [...(table?.querySelectorAll('tbody tr') ?? [])]
      .slice(1)
      .map((row) => textOf(row.firstElementChild)),
    lines: Object.fromEntries(
      [...(paper?.querySelectorAll('dl > div') ?? [])].map(({ firstElementChild, lastElementChild }) => [
        textOf(firstElementChild),
        textOf(lastElementChild),
      ]),
    ),
    theme: document.documentElement.dataset['theme'],
    controls: paper?.querySelectorAll('button, input, select').length ?? -1,
  };
}

interface Options {
  search?: string;
  total?: number;
  language?: Language;
  /** Number of requests for later pages that fail. */
  failures?: number;
  info?: object;
}

async function open({
  search = range,
  total = 120,
  language = 'en',
  failures = 0,
  info: more = {},
}: Options = {}) {
  const report = reports.find((each) => each.path === path);
  if (!report) throw new Error('no such report');
  let left = failures;
  const { api } = fakeServer({
    ...reportResponses({ language, isEmpty: false }),
    '/custom/list': (body, at) => {
      // asserted: the body of a list
      const { page: asked } = body as { page: { number: number; size: number } };
      const response = recordedAt(at, body, language);
      if (asked.number > 1 && left > 0) {
        left -= 1;
        return { code: 400, message: 'down' };
      }
      const start = (asked.number - 1) * asked.size;
      const list = Array.from({ length: Math.min(asked.size, total - start) }, (_, index) => ({
        showWord: `word ${start + index}`,
        cost: '1234.56',
        click: 5,
      }));
      // asserted: the response of a list
      const data = response.data as { info: object };
      const days = { beginDate: '2026-11-14', endDate: '2026-11-20' };
      const info = { ...data.info, ...days, currencies: ['CNY'], ...more };
      return {
        data: { ...data, info, list },
        page: { ...asked, totalCount: total },
      };
    },
  });
  document.documentElement.dataset['theme'] = 'dark';
  const papers: Paper[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    dispatchEvent(new Event('beforeprint'));
    papers.push(readPaper());
    dispatchEvent(new Event('afterprint'));
  });
  onTestFinished(() => {
    print.mockRestore();
    delete document.documentElement.dataset['theme'];
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api,
    at: `${path}?${search}`,
    language,
    page: (given, navigate) => (
      <ReportPage
        report={report}
        address={reportAddressSchema.parse(given)}
        onAddressChange={navigate}
        account={reportAccount}
        accounts={[reportAccount]}
        today={reportAccount.today}
        canOpen={() => false}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
      />
    ),
  });
  await expect.element(page.getByText('word 0', { exact: true })).toBeVisible();
  return { papers };
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);

it('prints every row, not only the page on screen, in the light theme and without controls', async () => {
  const { papers } = await open();
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => papers.length).toBe(1);
  expect(papers[0]).toMatchObject({ rows: words(120), theme: 'light', controls: 0 });
  expect(papers[0]?.text).toContain('Rows 1–120 of 120');
  // the dark theme is back
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await expect.poll(() => readPaper().rows).toEqual([]);
});

it('names the limit of a print', async () => {
  const { papers } = await open({ total: 2_345 });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => papers.length).toBe(1);
  expect(papers[0]?.rows).toEqual(words(1_000));
  expect(papers[0]?.text).toContain('Rows 1–1,000 of 2,345');
  expect(papers[0]?.text).toContain('at most 1,000 rows');
});

it('prints the rows on screen from the menu of the browser, and says so', async () => {
  const { papers } = await open();
  // the code of the paper is loaded in idle moments
  await expect
    .poll(() => {
      window.print();
      return papers.at(-1)?.rows;
    })
    .toEqual(words(20));
  expect(papers.at(-1)?.text).toContain('Rows 1–20 of 120');
});

it('prints nothing if rows fail to load', async () => {
  const { papers } = await open({ failures: 1 });
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect
    .poll(() => useNotices.getState().waiting.map(({ title }) => title))
    .toEqual(['Couldn’t load the rows to print. Try again.']);
  expect(papers).toEqual([]);
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => papers.length).toBe(1);
  expect(papers[0]?.rows).toHaveLength(120);
});

const filtered = `${range}&text=tea&matchType=1&where=cost%20gt%205&groupBy=campaignName&compare=previous`;

it.each([
  [
    'en',
    {
      'Date range': /Nov 14 – Nov 20, 2026/,
      'Compared with': /Nov 7 – Nov 13, 2026/,
      'Grouped by': 'Campaign',
      Currency: 'CNY',
      Filters: /Match mode: .+; Rows containing: tea; Cost > /,
    },
  ],
  ['cn', { 分组方式: '计划', 币种: 'CNY', 筛选条件: /包含文字：tea/ }],
  ['tw', { 分組方式: '廣告活動', 幣別: 'CNY', 篩選條件: /包含文字：tea/ }],
] as const)('prints the metadata in words, in %s', async (language, lines) => {
  const { papers } = await open({ search: filtered, language });
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => papers.length).toBe(1);
  for (const [term, text] of Object.entries(lines)) expect(papers[0]?.lines[term]).toMatch(text);
});

it('says that every row counts as new if there is no data before the report', async () => {
  const search = `${range}&where=showWord+new`;
  const { papers } = await open({ search, info: { accountsWithoutEarlierData: 1 } });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => papers.length).toBe(1);
  expect(papers[0]?.lines).toMatchObject({
    'New rows': 'There’s no data before Nov 14, 2026, so every row counts as new.',
  });
});
