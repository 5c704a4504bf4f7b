import {
  defaultProvider,
  sheetFieldsOf,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import {
  exampleRemarks,
  findHelperColumn,
  helperColumns,
  type NewSheetColumn,
  type NewWorkbook,
} from '@meridian/draft-editor/workbooks';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { channelTitle, identityFieldOf, optionsOf, providerTitle, sheetFieldTitle } from './fields';
import { problemMessage } from './problem';
import type { StoredImport, StoredImportRow } from './record-imports.repository';

const sheetTitle = (kind: SheetKind, language: Language) =>
  translate(language, 'recordSheets', `sheet_${kind}`);

/** A template: headers with notes, lists of values, and an example row that the import skips. */
export function sheetTemplate(kind: SheetKind, language: Language): NewWorkbook {
  const fields = sheetFieldsOf(kind);
  return {
    sheets: [
      {
        name: sheetTitle(kind, language),
        columns: fields.map((field) => templateColumn(kind, field, language)),
        rows: [
          { cells: fields.map((field) => exampleCell(kind, field, language)), isExample: true, marked: [] },
        ],
      },
    ],
  };
}

function templateColumn(kind: SheetKind, field: SheetField, language: Language): NewSheetColumn {
  const options = optionsOf(field, language);
  const text = (key: Parameters<typeof translate<'recordSheets'>>[2]) =>
    translate(language, 'recordSheets', key, {
      options: options.join(' / '),
      provider: providerTitle(defaultProvider, language),
    });
  const isIdentity = field === identityFieldOf[kind];
  const notes = [
    isIdentity ? text('hint_required') : isNeededForNew(kind, field) ? text('hint_requiredForNew') : '',
    isIdentity ? text(kind === 'account' ? 'hint_identityAccount' : 'hint_identity') : text('hint_blank'),
    isNoted(field) ? text(`hint_${field}`) : '',
  ];
  return {
    head: sheetFieldTitle(field, language),
    note: notes.filter((note) => note !== '').join('\n'),
    values: options,
  };
}

const isNeededForNew = (kind: SheetKind, field: SheetField): boolean =>
  (kind === 'company' && field === 'customer') || (kind === 'account' && field === 'accountName');

const notedFields = [
  'customer',
  'company',
  'provider',
  'channels',
  'currency',
  'timeZone',
  'balance',
  'balanceTime',
] as const;
const isNoted = (field: SheetField): field is (typeof notedFields)[number] =>
  notedFields.some((noted) => noted === field);

const plainExamples: Partial<Record<SheetField, string>> = {
  phone: '021-5550 0100',
  email: 'name@example.com',
  registrationNo: '91310000XXXXXXXXXX',
  accountNo: '8840211',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  balance: '1234.50',
  balanceTime: '2026-11-20 18:00',
};

function exampleCell(kind: SheetKind, field: SheetField, language: Language): string {
  const text = (key: 'customer' | 'company' | 'contactName' | 'accountName') =>
    translate(language, 'recordSheets', `example_${key}`);
  switch (field) {
    case 'name':
      return text(kind === 'company' ? 'company' : 'customer');
    case 'customer':
    case 'company':
    case 'contactName':
    case 'accountName':
      return text(field);
    case 'provider':
      return providerTitle(defaultProvider, language);
    case 'channels':
      return channelTitle('search', language);
    case 'note':
      return exampleRemarks[language];
    default:
      return plainExamples[field] ?? '';
  }
}

/**
 * The invalid rows of a file with its columns, plus each row's problem and number. It can be imported again once
 * corrected.
 */
export function failedRowsWorkbook(
  { kind, columns }: StoredImport,
  rows: readonly StoredImportRow[],
  language: Language,
): NewWorkbook {
  // a failed row may come from an earlier file of failed rows: omits its old problem
  const own = columns.flatMap(({ head, field }, index) => {
    const helper = field === null ? findHelperColumn(head) : undefined;
    return helper === 'failedReason' || helper === 'failedRow' ? [] : [{ head, field, index }];
  });
  const helpers = [helperColumns.failedReason, helperColumns.failedRow].map(({ titles }) => titles[language]);
  return {
    sheets: [
      {
        name: sheetTitle(kind, language),
        columns: [...own.map(({ head }) => head), ...helpers].map((head) => ({
          head,
          note: null,
          values: [],
        })),
        rows: rows.map(({ row, cells, problems }) => {
          const reasons = problems.map((problem) => problemMessage(problem, language));
          const wrong = new Set(problems.map(({ field }) => field));
          return {
            cells: [...own.map(({ index }) => cells[index] ?? ''), reasons.join('\n'), String(row)],
            isExample: false,
            marked: own.flatMap(({ field }, at) => (field !== null && wrong.has(field) ? [at] : [])),
          };
        }),
      },
    ],
  };
}
