import type { ImportDetection, ImportLoad, ReportImport } from '@meridian/api-client/contract';
import { formatList, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { firstAccountId } from './demo-accounts';

/** One campaign of five: replaces the account's keywords of two weeks. */
export const partLoad = {
  id: 'part',
  accountId: firstAccountId,
  accountNo: '8840213',
  channel: 'search',
  section: 'keyword',
  beginDate: '2026-11-01',
  endDate: '2026-11-14',
  currency: 'CNY',
  sums: {
    rows: 182,
    impression: '2660941',
    click: '67961',
    cost: '958253.62',
    conversion: '3364',
    campaigns: 1,
  },
  failedRows: 0,
  dataTime: null,
  spans: 14,
  spansInForce: 0,
  effect: {
    before: {
      rows: 700,
      impression: '10243815',
      click: '261651',
      cost: '3688980.08',
      conversion: '12949',
      campaigns: 5,
    },
    after: {
      rows: 182,
      impression: '2660941',
      click: '67961',
      cost: '958253.62',
      conversion: '3364',
      campaigns: 1,
    },
    addedRows: 0,
    changedRows: 0,
    equalRows: 182,
    removedRows: 518,
    replacedDays: 14,
  },
} as const satisfies ImportLoad;

const none = { rows: 0, impression: null, click: null, cost: null, conversion: null, campaigns: null };

/** A load of days without earlier data. */
export const plainLoad: ImportLoad = {
  ...partLoad,
  id: 'plain',
  section: 'campaign',
  beginDate: '2026-11-01',
  endDate: '2026-11-20',
  spans: 20,
  effect: {
    before: none,
    after: {
      rows: 860,
      impression: '3120044',
      click: '80210',
      cost: '82055.40',
      conversion: null,
      campaigns: 12,
    },
    addedRows: 860,
    changedRows: 0,
    equalRows: 0,
    removedRows: 0,
    replacedDays: 0,
  },
};

/** The numbers in the file of `numberQuestions` with a decimal comma. */
export const numberLoad: ImportLoad = {
  ...plainLoad,
  id: 'numbers',
  currency: 'EUR',
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  spans: 1,
  effect: {
    before: none,
    after: {
      rows: 12,
      impression: '96000',
      click: '31',
      cost: '1840000',
      conversion: null,
      campaigns: 12,
    },
    addedRows: 12,
    changedRows: 0,
    equalRows: 0,
    removedRows: 0,
    replacedDays: 0,
  },
};

type Question = ReportImport['questions'][number];

function questionOf(
  language: Language,
  {
    id,
    params,
    shown = {},
  }: { id: string; params: Question['params']; shown?: Record<string, string | number> },
  answers: readonly string[],
): Question {
  const code = id.split(':', 1)[0] ?? id;
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? formatList(value, language, 'values') : value,
    ]),
  );
  // asserted: the codes and answers of the contract have texts
  const text = (key: string) =>
    translate(language, 'importQuestions', key as TextKey<'importQuestions'>, { ...texts, ...shown });
  return {
    id,
    code,
    params,
    given: null,
    message: text(code),
    answers: answers.map((answer) => ({ answer, label: text(`answer_${answer}`) })),
  };
}

/** The question about a file with a part of the loaded data. */
export function partQuestion(language: Language): Question {
  const params = { before: '3688980.08', after: '958253.62', beginDate: '2026-11-01', endDate: '2026-11-14' };
  const metric = translate(language, 'columns', 'cost');
  const shown = { ...params, before: '3,688,980.08', after: '958,253.62', metric };
  return questionOf(language, { id: 'less_than_before:1', params: { ...params, metric: 'cost' }, shown }, [
    'replace',
    'add',
  ]);
}

/** The questions about a workbook of a manager account. */
export function workbookQuestions(language: Language): Question[] {
  return [
    questionOf(language, { id: 'several_sheets', params: { sheets: ['Nov 1–10', 'Nov 11–20'] } }, [
      'all',
      'first',
    ]),
    questionOf(
      language,
      { id: 'account_unknown:Sakura Hotel', params: { named: 'Sakura Hotel', rows: 214 } },
      ['chosen', 'create', 'skip'],
    ),
    questionOf(language, { id: 'failed_rows:1', params: { failed: 3, rows: 860 } }, ['book_rest']),
  ];
}

/** The questions about a file whose numbers can be read in two ways, and which has two columns of clicks. */
export function numberQuestions(language: Language): Question[] {
  const example = { value: '40.000', column: 'Cost', row: 4 };
  const sums = {
    pointImpression: '96',
    pointClick: '31',
    pointCost: '1840',
    commaImpression: '96000',
    commaClick: '31',
    commaCost: '1840000',
  };
  const shown = {
    ...example,
    ...sums,
    pointCost: '1,840',
    commaImpression: '96,000',
    commaCost: '1,840,000',
  };
  const clicks = { name1: 'Clicks (all)', sum1: '31', name2: 'Link clicks', sum2: '17' };
  return [
    questionOf(language, { id: 'number_format', params: { ...example, ...sums }, shown }, ['point', 'comma']),
    questionOf(
      language,
      {
        id: 'metric_columns:click',
        params: { metric: 'click', ...clicks },
        shown: { metric: translate(language, 'columns', 'click'), ...clicks },
      },
      ['metric_1', 'metric_2'],
    ),
  ];
}

/** The question about columns that no layout knows. */
export function unknownQuestion(language: Language): Question {
  return questionOf(language, { id: 'columns_unknown', params: {} }, []);
}

/** The detected content of a file whose columns are unknown. */
export const unknownDetection: ImportDetection = {
  delimiter: ';',
  headerRow: 3,
  header: [],
  dataTime: null,
  filters: [],
  sheets: [],
  constants: {},
  remembered: [],
  firstRows: [
    { number: 1, cells: ['Mainosraportti'] },
    { number: 2, cells: ['Tili', '8840213'] },
    { number: 3, cells: ['Kampanja', 'Laite', 'Näyttökerrat', 'Klikkaukset', 'Kulut'] },
    { number: 4, cells: ['北海道 | 冬季', 'Mobiili', '12044', '311', '4120.50'] },
    { number: 5, cells: ['箱根 | 温泉', 'Tietokone', '9310', '240', '3002.18'] },
  ],
  columns: [
    { header: 'Kampanja', field: null, samples: ['北海道 | 冬季', '箱根 | 温泉'] },
    { header: 'Laite', field: null, samples: ['Mobiili', 'Tietokone'] },
    { header: 'Näyttökerrat', field: null, samples: ['12044', '9310'] },
    { header: 'Klikkaukset', field: null, samples: ['311', '240'] },
    { header: 'Kulut', field: null, samples: ['4120.50', '3002.18'] },
  ],
};

/** The detected content of the workbook. */
export const workbookDetection: ImportDetection = {
  delimiter: null,
  headerRow: 3,
  header: [],
  dataTime: '2026-11-20T22:10:00Z',
  filters: ['Device: mobile'],
  constants: {},
  remembered: [],
  sheets: [
    { name: 'Nov 1–10', rows: 428, isHidden: false, isUsed: true },
    { name: 'Nov 11–20', rows: 432, isHidden: false, isUsed: true },
    { name: '旧', rows: 51, isHidden: true, isUsed: false },
  ],
  columns: [
    { header: '日期', field: 'date', samples: ['2026-11-01', '2026-11-02'] },
    { header: '推广计划', field: 'campaignName', samples: ['北海道 | 冬季', '箱根 | 温泉'] },
    { header: '展现', field: 'impression', samples: ['12,044', '9,310'] },
    { header: '点击', field: 'click', samples: ['311', '240'] },
    { header: '消费(元)', field: 'cost', samples: ['4,120.50', '3,002.18'] },
    { header: '咨询量', field: null, samples: ['12', '7'] },
    { header: '排名区间', field: null, samples: ['1-3', '4-6'] },
  ],
};
