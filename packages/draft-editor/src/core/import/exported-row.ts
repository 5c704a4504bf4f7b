import { keyOfText } from '../duplicates';
import { isEqual } from '../merge/diff-drafts';
import { emptyFields, fieldSchemas, type RowFields, type RowKind } from '../model/rows';
import { hashOfText } from '../model/text-hash';
import type { FieldValues } from '../values/parse-field-text';

/** A row as it was when its file was exported. */
export interface ExportedRow {
  /** From `draftMark`. */
  draft: string;
  /** From `parentsKey`. */
  parents: string;
  fields: FieldValues;
  /** Cells that name things outside of the draft, by field: a name may get another meaning later. */
  names: Readonly<Record<string, string>>;
}

/** Identifies a draft: rows of several drafts of an account have the same ids. */
export const draftMark = (draftId: string): string => hashOfText(draftId).toString(36);

/** Identifies the names of the campaign and unit that contain a row; empty names are those that it lacks. */
export const parentsKey = (campaignName: string, adgroupName: string): string =>
  hashOfText(`${keyOfText(campaignName)}\n${keyOfText(adgroupName)}`).toString(36);

/** Maximum length of a cell in Excel. */
const maxCellLength = 32_767;

/** The row as the text of a cell, without fields of a new row; empty if that is too long for a cell. */
export function writeExportedRow(kind: RowKind, { draft, parents, fields, names }: ExportedRow): string {
  const empty: FieldValues = emptyFields[kind];
  const own = Object.keys(empty).filter((field) => !isEqual(fields[field], empty[field]));
  const values = Object.fromEntries(own.map((field) => [field, fields[field]]));
  const text = JSON.stringify([draft, parents, values, ...(Object.keys(names).length > 0 ? [names] : [])]);
  return text.length > maxCellLength ? '' : text;
}

/** Undefined for a text that `writeExportedRow` did not write. */
export function parseExportedRow(kind: RowKind, text: string): ExportedRow | undefined {
  if (!text.startsWith('[')) return undefined;
  let cell: unknown;
  try {
    cell = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(cell)) return undefined;
  // asserted: any list is one of unknown values
  const [draft, parents, values, names = {}] = cell as unknown[];
  if (typeof draft !== 'string' || typeof parents !== 'string' || !isTexts(names)) return undefined;
  if (typeof values !== 'object') return undefined;
  const fields = fieldSchemas[kind].safeParse({ ...emptyFields[kind], ...values });
  return fields.success ? { draft, parents, names, fields: fields.data satisfies RowFields } : undefined;
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}
