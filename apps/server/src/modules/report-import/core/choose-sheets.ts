import type { ImportNote, ImportQuestion } from '@meridian/api-client/contract';
import type { Header } from './find-header';
import type { ParseOptions } from './parsed-file';
import type { TableBody } from './table-footer';

export interface TableWithHeader {
  table: TableBody;
  header: Header;
}

const sheetsQuestion = 'several_sheets';

/** Sheets that the user selected; otherwise all visible ones, or the hidden ones of a workbook without visible ones. */
export function chooseSheets(
  tables: readonly TableWithHeader[],
  { answers }: ParseOptions,
): readonly TableWithHeader[] {
  const chosen = tables.filter(({ table }) => answers.sheets?.includes(table.sheet ?? '') === true);
  if (chosen.length > 0) return chosen;
  const offered = offeredSheets(tables);
  return answers.choices[sheetsQuestion] === 'first' ? offered.slice(0, 1) : offered;
}

function offeredSheets(tables: readonly TableWithHeader[]): readonly TableWithHeader[] {
  const visible = tables.filter(({ table }) => !table.isHidden);
  return visible.length > 0 ? visible : tables;
}

/** Asks which sheets to import if there are several. */
export function askAboutSheets(
  tables: readonly TableWithHeader[],
  { answers }: ParseOptions,
): ImportQuestion[] {
  const offered = offeredSheets(tables);
  if (offered.length < 2 || answers.sheets !== undefined) return [];
  const sheets = offered.map(({ table }) => `${table.sheet ?? ''} (${String(table.rowCount)})`);
  return [{ id: sheetsQuestion, code: 'several_sheets', params: { sheets }, answers: ['all', 'first'] }];
}

export function noteHiddenSheets(
  tables: readonly TableWithHeader[],
  used: readonly TableWithHeader[],
): ImportNote[] {
  const hidden = tables.filter((table) => table.table.isHidden && !used.includes(table));
  if (hidden.length === 0) return [];
  return [{ code: 'hidden_sheets', params: { sheets: hidden.map(({ table }) => table.sheet ?? '') } }];
}
