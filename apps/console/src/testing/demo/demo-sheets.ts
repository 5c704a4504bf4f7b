import type { MappedColumns, RecordImport, RecordImportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import type { FakeEndpoint } from '../fake-server';

const read: RecordImport = {
  id: '0191d0a0-0000-4000-8004-000000000001',
  fileName: '客户 2026.xlsx',
  importedTime: null,
  counts: { new: 2, changed: 1, equal: 9_996, wrong: 2 },
  exampleRows: 1,
  missingField: null,
  columns: [
    { head: '客户名称', field: 'name', samples: ['Kaede Group', '👩‍👩‍👧 Familie Reisen', 'شركة النور'] },
    { head: '联系人', field: 'contactName', samples: ['Anna Müller'] },
    { head: '电话', field: 'phone', samples: ['+86 21 5555 0199'] },
    { head: '邮箱', field: 'email', samples: ['ads@kaede.example'] },
    { head: '微信', field: null, samples: ['kaede_ads', 'aoi_beauty'] },
  ],
};

const rowsIn = (language: Language): readonly RecordImportRow[] => [
  {
    row: 3,
    name: 'Kaede Group',
    state: 'changed',
    problems: [],
    changes: [
      { field: 'phone', before: '+86 21 5555 0100', after: '+86 21 5555 0199' },
      { field: 'email', before: '', after: 'ads@kaede.example' },
    ],
  },
  {
    row: 4,
    name: '👩‍👩‍👧 Familie Reisen',
    state: 'new',
    problems: [],
    changes: [
      { field: 'name', before: '', after: '👩‍👩‍👧 Familie Reisen' },
      { field: 'contactName', before: '', after: 'Anna Müller' },
    ],
  },
  {
    row: 5,
    name: 'شركة النور',
    state: 'new',
    problems: [],
    changes: [{ field: 'name', before: '', after: 'شركة النور' }],
  },
  {
    row: 6,
    name: 'Aoi Beauty',
    state: 'wrong',
    changes: [],
    problems: [
      {
        code: 'invalid_email',
        field: 'email',
        failMessage: translate(language, 'recordSheets', 'problem_invalid_email', { value: 'ads(at)aoi' }),
      },
    ],
  },
  {
    row: 9_004,
    name: 'Kaede group',
    state: 'wrong',
    changes: [],
    problems: [
      {
        code: 'repeated_name',
        field: 'name',
        failMessage: translate(language, 'recordSheets', 'problem_repeated_name', {
          value: 'Kaede group',
          row: 3,
        }),
      },
    ],
  },
];

/** A file of customers under review, which a story uploads and imports. */
export const sheetResponses = (language: Language): Readonly<Record<string, FakeEndpoint>> => {
  const rows = rowsIn(language);
  let review = read;
  return {
    '/headMapping/list': () => ({ data: { mappings: [{ head: 'Telefon', field: 'phone' }] } }),
    '/customer/import/upload': () => ({ data: { problem: null, review } }),
    '/customer/import/rows': (body) => {
      const { query } = body as { query: { state: string } };
      const list = rows.filter(({ state }) => state === query.state);
      return { data: { list }, page: { number: 1, size: 50, totalCount: list.length } };
    },
    '/customer/import/review': (body) => {
      const { columns: mapped = [] } = body as { columns?: MappedColumns };
      const columns = review.columns.map((column) => {
        const own = mapped.find(({ head }) => head === column.head);
        if (own) return { ...column, field: own.field };
        return mapped.some(({ field }) => field === column.field) ? { ...column, field: null } : column;
      });
      const isNamed = columns.some(({ field }) => field === 'name');
      review = { ...review, columns, missingField: isNamed ? null : 'name' };
      return { data: review };
    },
    '/customer/import/run': () => ({ data: { ...review, importedTime: '2026-11-21T04:00:00Z' } }),
    '/customer/import/failedRows': () => ({ file: 'a', fileName: 'failed rows.xlsx' }),
    '/customer/export': () => ({ file: 'a', fileName: 'Customers.xlsx' }),
  };
};
