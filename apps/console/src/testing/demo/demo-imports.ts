import {
  importStates,
  type ImportProblem,
  type ImportMapping,
  type ReportImport,
} from '@meridian/api-client/contract';
import { formatList, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';
import {
  numberLoad,
  numberQuestions,
  partLoad,
  partQuestion,
  plainLoad,
  unknownDetection,
  unknownQuestion,
  workbookDetection,
  workbookQuestions,
} from './demo-loads';

/** Ids of the imports that stories open. */
export const demoImportIds = {
  unknown: demoImportId(0),
  part: demoImportId(2),
  workbook: demoImportId(3),
  replaced: demoImportId(5),
  numbers: '9f0c4c1e-5c0d-4b77-9a1f-52a4c5d1e610',
} as const;

function demoImportId(index: number): string {
  return `c1d7c7a4-9a53-4d0c-9a26-7f0f1f5e7b0${String(index)}`;
}

const reportImport = (index: number, fileName: string, more: Partial<ReportImport> = {}): ReportImport => ({
  id: demoImportId(index),
  fileName,
  accountId: firstAccountId,
  accountNo: '8840213',
  channel: 'search',
  state: importStates.done,
  createdTime: '2026-11-21T01:00:00Z',
  finishedTime: '2026-11-21T01:00:09Z',
  createdBy: 'Lin Wei',
  section: 'searchTerm',
  profile: 'google-ads',
  encoding: 'utf-8',
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  currency: 'CNY',
  totalRows: 554,
  importedRows: 554,
  failedRows: 0,
  replacedDays: 0,
  rowsCost: '18859.20',
  rowCounts: countsOf(554, { totals: 3 }),
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  reportedTotals: [],
  problems: [],
  ...more,
});

/** Counts with `imported` rows, none of which was merged. */
function countsOf(imported: number, { totals = 0, failed = 0 } = {}): ReportImport['rowCounts'] {
  const skipped = { blank: 0, totals, repeated: 0, otherAccounts: 0 };
  return { file: imported + totals + failed, imported, merged: 0, skipped, failed };
}

const unknown = {
  section: null,
  profile: null,
  beginDate: null,
  endDate: null,
  totalRows: 0,
  importedRows: 0,
  rowCounts: null,
  rowsCost: null,
};
const inReview = { state: importStates.review, importedRows: 0 };
const period = { value: '2026-11-16', beginDate: '2026-11-09', endDate: '2026-11-15' };

function importsIn(language: Language): readonly ReportImport[] {
  const problemOf = (
    dataNum: number | null,
    code: TextKey<'importProblems'>,
    params: ImportProblem['params'] = {},
    cells?: string[],
  ): ImportProblem => ({
    dataNum,
    code,
    params,
    failMessage: translate(language, 'importProblems', code, params),
    ...(cells && { cells }),
  });
  const problems = [
    problemOf(17, 'number_invalid', { value: '—', column: 'Cost' }, ['2026-11-10', 'jr pass', '—']),
    problemOf(203, 'date_outside_period', period, ['2026-11-16', 'kyoto ryokan', '41.20']),
    problemOf(412, 'too_few_cells', { found: 2, expected: 3 }, ['2026-11-12', 'okinawa']),
  ];
  const noteOf = (code: 'total_lines' | 'unused_columns', param: 'label' | 'columns', values: string[]) => ({
    code,
    params: { [param]: values },
    message: translate(language, 'importQuestions', `note_${code}`, {
      [param]: formatList(values, language, 'values'),
    }),
  });
  return [
    reportImport(1, 'search-terms-week-47.csv', {
      ...unknown,
      state: importStates.running,
      encoding: null,
      finishedTime: null,
    }),
    reportImport(2, 'keywords-hokkaido.csv', {
      ...inReview,
      section: 'keyword',
      profile: 'baidu',
      encoding: 'gb18030',
      beginDate: '2026-11-01',
      endDate: '2026-11-14',
      totalRows: 182,
      rowsCost: '958253.62',
      rowCounts: countsOf(182, { totals: 1 }),
      loads: [partLoad],
      questions: [partQuestion(language)],
      notes: [
        noteOf('total_lines', 'label', ['总计（共182条）']),
        noteOf('unused_columns', 'columns', ['网页转化', '商桥转化']),
      ],
      detection: { ...workbookDetection, sheets: [], delimiter: ',', headerRow: 8, header: [], filters: [] },
    }),
    reportImport(3, 'manager-accounts-november.xlsx', {
      ...inReview,
      section: 'campaign',
      profile: 'generic',
      encoding: null,
      beginDate: '2026-11-01',
      endDate: '2026-11-20',
      totalRows: 860,
      failedRows: 3,
      rowsCost: '82055.40',
      rowCounts: {
        file: 868,
        imported: 849,
        merged: 8,
        failed: 3,
        skipped: { blank: 2, totals: 6, repeated: 0, otherAccounts: 0 },
      },
      loads: [plainLoad],
      questions: workbookQuestions(language),
      detection: workbookDetection,
      problems,
    }),
    reportImport(4, 'search-terms-week-45.csv', {
      ...inReview,
      mode: 'preview',
      beginDate: '2026-11-02',
      endDate: '2026-11-08',
      loads: [{ ...plainLoad, section: 'searchTerm' }],
    }),
    reportImport(4, 'campaigns-jakarta.csv', {
      ...inReview,
      id: demoImportIds.numbers,
      section: 'campaign',
      profile: 'google-ads',
      totalRows: 12,
      rowsCost: '1840000',
      currency: 'EUR',
      createdTime: '2026-11-20T09:12:00Z',
      rowCounts: countsOf(12, { totals: 1 }),
      loads: [numberLoad],
      questions: numberQuestions(language),
      detection: { ...workbookDetection, sheets: [], delimiter: ',', headerRow: 3, header: [], filters: [] },
    }),
    reportImport(5, 'search-terms-week-46.csv', {
      loads: [{ ...partLoad, id: 'replaced', section: 'searchTerm', spansInForce: 12 }],
      canUndo: true,
      replacedDays: 14,
      importedRows: 182,
      totalRows: 182,
      rowsCost: '958253.62',
      rowCounts: countsOf(182),
      createdTime: '2026-11-20T07:32:00Z',
    }),
    reportImport(6, 'keywords-week-46.csv', {
      section: 'keyword',
      importedRows: 551,
      failedRows: 3,
      rowCounts: countsOf(551, { failed: 3 }),
      createdTime: '2026-11-18T02:05:00Z',
      problems,
    }),
    reportImport(7, 'notes.csv', {
      ...unknown,
      state: importStates.failed,
      createdTime: '2026-11-18T01:58:00Z',
      problems: [problemOf(null, 'header_not_found')],
    }),
    reportImport(8, 'search-terms-week-46 (1).csv', {
      state: importStates.unchanged,
      createdTime: '2026-11-17T09:20:00Z',
      createdBy: null,
    }),
    reportImport(9, 'search-terms-feed.csv', {
      state: importStates.undone,
      createdTime: '2026-11-16T06:00:00Z',
    }),
    reportImport(0, 'mainosraportti.csv', {
      ...unknown,
      ...inReview,
      profile: 'generic',
      totalRows: 860,
      createdTime: '2026-11-15T06:00:00Z',
      questions: [unknownQuestion(language)],
      detection: unknownDetection,
    }),
  ];
}

const requestSchema = z.object({
  query: z.object({ id: z.optional(z.string()), state: z.optional(z.number()) }),
});

const demoMappings: ImportMapping[] = [
  {
    profile: 'baidu',
    headerKey: 'a',
    name: 'Sakuraya',
    columns: { 咨询量: 'conversion', 排名区间: 'ignore' },
    constants: {},
    numberFormat: null,
    storedTime: '2026-11-20T08:00:00Z',
  },
  {
    profile: 'google-ads',
    headerKey: 'b',
    name: null,
    columns: { Leads: 'conversion' },
    constants: { device: 'mobile' },
    numberFormat: 'comma',
    storedTime: '2026-11-12T08:00:00Z',
  },
];

const idSchema = z.object({ id: z.string() });

/** The responses of the import centre. */
export function importResponses({
  language,
  isEmpty,
}: {
  language: Language;
  isEmpty: boolean;
}): Readonly<Record<string, FakeEndpoint>> {
  const imports = isEmpty ? [] : importsIn(language);
  const { before, after } = partLoad.effect;
  return {
    '/reportImport/list': (body) => {
      const { id, state } = requestSchema.parse(body).query;
      const list = imports.filter(
        (item) => (id === undefined || item.id === id) && (state === undefined || item.state === state),
      );
      const counts = {
        allCount: imports.length,
        reviewCount: imports.filter(({ state }) => state === importStates.review).length,
        recentCount: imports.length,
        sums: { rows: 12_425, costs: [{ currency: 'CNY', cost: '479353.26' }] },
      };
      return { data: { list, ...counts }, page: { number: 1, size: 20, totalCount: list.length } };
    },
    '/reportImport/problems': (body) => {
      const list = imports.find(({ id }) => id === idSchema.parse(body).id)?.problems ?? [];
      return { data: { list }, page: { number: 1, size: 50, totalCount: list.length } };
    },
    '/reportImport/mappings': () => ({ data: { list: isEmpty ? [] : demoMappings } }),
    '/reportImport/mapping/rename': () => ({ data: {} }),
    '/reportImport/mapping/delete': () => ({ data: {} }),
    '/reportImport/book': () => ({ data: { id: demoImportIds.part } }),
    '/reportImport/undo': () => ({
      data: {
        effects: [
          {
            loadId: 'replaced',
            effect: { ...partLoad.effect, before: after, after: before, addedRows: 518, removedRows: 0 },
          },
        ],
        blockedBy: [],
        isExpired: false,
      },
    }),
    '/reportImport/failedRows': () => ({ file: 'row,problem', fileName: 'failed-rows.csv' }),
    '/reportImport/original': () => ({ file: 'date,cost', fileName: 'search-terms-week-46.csv' }),
  };
}
