import type { RecordImport, RecordImportRow } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const review: RecordImport = {
  ...{ id: '0191d0a0-0000-4000-8004-000000000001', fileName: '客户 2026.xlsx', importedTime: null },
  ...{ counts: { new: 2, changed: 1, equal: 9_996, wrong: 2 }, exampleRows: 1 },
  ...{ fields: ['name', 'contactName', 'phone', 'email'], unknownHeads: ['Color', 'Size'] },
};

const rows: readonly RecordImportRow[] = [
  {
    ...{ row: 3, name: 'Kaede Group', state: 'changed', problems: [] },
    changes: [
      { field: 'phone', before: '+86 21 5555 0100', after: '+86 21 5555 0199' },
      { field: 'email', before: '', after: 'ads@kaede.example' },
    ],
  },
  {
    ...{ row: 4, name: '👩‍👩‍👧 Familie Reisen', state: 'new', problems: [] },
    changes: [
      { field: 'name', before: '', after: '👩‍👩‍👧 Familie Reisen' },
      { field: 'contactName', before: '', after: 'Anna Müller' },
    ],
  },
  {
    ...{ row: 5, name: 'شركة النور', state: 'new', problems: [] },
    changes: [{ field: 'name', before: '', after: 'شركة النور' }],
  },
  {
    ...{ row: 6, name: 'Aoi Beauty', state: 'wrong', changes: [] },
    problems: [
      {
        ...{ code: 'invalid_email', field: 'email' },
        failMessage: '“ads(at)aoi” is no e-mail address. Enter one such as name@example.com.',
      },
    ],
  },
  {
    ...{ row: 9_004, name: 'Kaede group', state: 'wrong', changes: [] },
    problems: [
      {
        ...{ code: 'repeated_name', field: 'name' },
        failMessage: '“Kaede group” is also in row 3 of this file. Keep one of the two.',
      },
    ],
  },
];

/** A file of customers under review, which a story uploads and imports. */
export const sheetResponses = (): Readonly<Record<string, FakeEndpoint>> => ({
  '/customer/import/upload': () => ({ data: { problem: null, review } }),
  '/customer/import/rows': (body) => {
    const { query } = body as { query: { state: string } };
    const list = rows.filter(({ state }) => state === query.state);
    return { data: { list }, page: { number: 1, size: 50, totalCount: list.length } };
  },
  '/customer/import/review': () => ({ data: review }),
  '/customer/import/run': () => ({ data: { ...review, importedTime: '2026-11-21T04:00:00Z' } }),
  '/customer/import/failedRows': () => ({ file: 'a', fileName: 'failed rows.xlsx' }),
  '/customer/export': () => ({ file: 'a', fileName: 'Customers.xlsx' }),
});
