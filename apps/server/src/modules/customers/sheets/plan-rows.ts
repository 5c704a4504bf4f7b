import {
  sheetFieldsOf,
  type ImportRowState,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import { isExampleRemark } from '@meridian/draft-editor/workbooks';
import type { StoredRowChange, StoredSheetColumn } from '../../../platform/db/schema';
import type { SheetRow } from './detect-rows';
import { identityFieldOf } from './fields';
import { parseField } from './parse-field';
import { planBalance } from './plan-balance';
import type { PlanContext, PlannedPart, RowTexts } from './plan-context';
import { planReference } from './plan-reference';
import { problemOf, type ProblemCode, type RowProblem } from './problem';
import type { RecordValues, StoredSheetRecord } from './record';
import { wellFormed } from './well-formed';

/** The effect of importing a row. */
export interface PlannedRecordRow extends SheetRow {
  state: ImportRowState;
  name: string;
  recordId: string | null;
  version: number | null;
  /** All values to write; null unless the row is new or changed. */
  values: RecordValues | null;
  changes: StoredRowChange[];
  problems: RowProblem[];
}

/** Fields that a new record requires. */
const requiredFields = {
  customer: [],
  company: ['customer'],
  account: ['accountName'],
} as const satisfies Record<SheetKind, readonly SheetField[]>;

const archivedCodes = {
  customer: 'archived_customer',
  company: 'archived_company',
  account: 'archived_account',
} as const satisfies Record<SheetKind, ProblemCode>;

/** Plans the import of a file's rows. Omits example rows of templates. */
export function planRows(
  rows: readonly SheetRow[],
  context: PlanContext,
): { rows: PlannedRecordRow[]; exampleRows: number } {
  const firstRows = new Map<string, number>();
  const planned = rows.flatMap((row): PlannedRecordRow[] => {
    const texts = textsOf(row, context.columns);
    if (isExampleRemark(texts.get('note') ?? '')) return [];
    return [planRow(row, texts, { ...context, firstRows })];
  });
  return { rows: planned, exampleRows: rows.length - planned.length };
}

/** Texts of the identity or a reference, of all rows. */
export function textsOfField(
  rows: readonly SheetRow[],
  columns: readonly StoredSheetColumn[],
  field: SheetField,
): string[] {
  const index = columns.findIndex((column) => column.field === field);
  return index === -1 ? [] : rows.map(({ cells }) => cells[index] ?? '');
}

function textsOf({ cells }: SheetRow, columns: readonly StoredSheetColumn[]): RowTexts {
  return new Map(
    columns.flatMap(({ field }, index) => {
      const text = cells[index] ?? '';
      return field === null || text.trim() === '' ? [] : [[field, text] as const];
    }),
  );
}

function planRow(
  row: SheetRow,
  texts: RowTexts,
  context: PlanContext & { firstRows: Map<string, number> },
): PlannedRecordRow {
  const { kind, stored, keyOf, firstRows } = context;
  const identity = identityFieldOf[kind];
  const text = texts.get(identity);
  const wrong = (...problems: RowProblem[]): PlannedRecordRow => ({
    ...row,
    state: 'wrong',
    name: wellFormed((text ?? '').trim().slice(0, 200)),
    recordId: null,
    version: null,
    values: null,
    changes: [],
    problems,
  });
  if (text === undefined) return wrong(problemOf('required', identity));
  const named = parseField(identity, text);
  if ('code' in named) return wrong(named);
  const key = keyOf(named.text);
  const first = firstRows.get(key);
  if (first !== undefined) {
    const code = kind === 'account' ? 'repeated_account' : 'repeated_name';
    return wrong(problemOf(code, identity, { value: named.text, row: first }));
  }
  firstRows.set(key, row.row);
  const record = stored.get(key);
  const { changes, values, problems } = planRecord(texts, record, context);
  if (problems.length > 0) return wrong(...problems);
  if (record !== undefined && changes.length > 0 && record.isArchived)
    return wrong(problemOf(archivedCodes[kind], identity, { value: named.text }));
  const state = record === undefined ? 'new' : changes.length > 0 ? 'changed' : 'equal';
  return {
    ...row,
    state,
    name: named.text,
    recordId: record?.id ?? null,
    version: record?.version ?? null,
    values: state === 'equal' ? null : values,
    changes,
    problems,
  };
}

function planRecord(
  texts: RowTexts,
  record: StoredSheetRecord | undefined,
  context: PlanContext,
): PlannedPart {
  const { kind, columns, defaults } = context;
  const parts = sheetFieldsOf(kind).map((field) => planField(field, texts, record, context));
  const missing = record !== undefined ? [] : requiredFields[kind].filter((field) => !texts.has(field));
  const problems = [
    ...missing.map((field) => missingProblem(field, texts, { kind, columns })),
    ...parts.flatMap((part) => part.problems),
  ];
  const values = { ...(record?.values ?? defaults) };
  for (const part of parts) Object.assign(values, part.values);
  return { values, problems, changes: parts.flatMap(({ changes }) => changes) };
}

/** The problem of a row whose account does not exist; a file of balances has no columns to create one. */
function missingProblem(
  field: SheetField,
  texts: RowTexts,
  { kind, columns }: Pick<PlanContext, 'kind' | 'columns'>,
): RowProblem {
  if (kind !== 'account' || columns.some((column) => column.field === field))
    return problemOf('required', field);
  return problemOf('unknown_account', field, { value: (texts.get('accountNo') ?? '').trim() });
}

const nothing: PlannedPart = { values: {}, changes: [], problems: [] };

function planField(
  field: SheetField,
  texts: RowTexts,
  record: StoredSheetRecord | undefined,
  context: PlanContext,
): PlannedPart {
  if (field === 'balance') return planBalance(texts, record, context);
  const text = texts.get(field);
  // blank cells and missing columns leave stored values unchanged
  if (text === undefined || field === 'balanceTime') return nothing;
  if (field === 'customer' || field === 'company') return planReference(field, text, record, context);
  const parsed = parseField(field, text);
  const before = record?.texts[field] ?? '';
  if ('code' in parsed) return text.trim() === before ? nothing : { ...nothing, problems: [parsed] };
  if (field === 'currency' && record !== undefined && parsed.text !== before)
    return {
      ...nothing,
      problems: [problemOf('currency_differs', field, { value: parsed.text, stored: before })],
    };
  if (field === 'provider' && record !== undefined && parsed.text !== before)
    return {
      ...nothing,
      problems: [problemOf('provider_differs', field, { value: record.values.accountNo ?? '' })],
    };
  if (parsed.text === before) return nothing;
  return { ...nothing, values: parsed.values, changes: [{ field, before, after: parsed.text }] };
}
