import { isExampleRemark, type HelperColumnId } from '../../workbooks/helper-columns';
import type { ProviderLimits } from '../limits/provider-limits';
import type { FieldValues } from '../values/parse-field-text';
import { cleanText } from '../values/parse-text';
import type { FindBusinesses } from './business-names';
import type { DetectedSheet } from './detect-sheets';
import { identityFields, type DraftImportField, type DraftImportKind } from './import-fields';
import { textOf } from './import-index';
import { importProblem, type DraftImportProblem } from './import-problem';
import { resolvePicture, type FindPictures } from './library-pictures';
import { parseValue, type ParsedCell } from './parse-value';

/** A cell of a column that has a field. */
export interface ReadCell {
  field: DraftImportField;
  /** Without spaces around it. */
  text: string;
  /** Null for a blank cell. */
  parsed: ParsedCell | null;
}

/** A row of a file with the meaning of its cells. */
export interface ImportRow {
  isExample: boolean;
  /** Whether it says that a row is removed. */
  isMarked: boolean;
  /** Fields of the row, without the names of its parents; fields of blank cells are absent. */
  values: FieldValues;
  /** Name of the campaign that contains the row; empty if it is not given, or if the row is a campaign. */
  campaignName: string;
  /** Name of the unit, also if the row itself is one; empty if it is not given. */
  adgroupName: string;
  problems: DraftImportProblem[];
  notes: DraftImportProblem[];
}

/** Number of cached texts per column: options have few spellings. */
const maxRemembered = 200;

/** What the meaning of cells depends on. */
export interface CellContext {
  limits: ProviderLimits;
  /** If absent, businesses are unknown. */
  findBusinesses: FindBusinesses | undefined;
  findPictures: FindPictures;
}

/** Reads the cells of a sheet's rows that have a field. */
export function cellReader(
  { columns }: Pick<DetectedSheet, 'columns'>,
  { limits, findBusinesses }: CellContext,
): (cells: readonly string[]) => ReadCell[] {
  const fields = columns.flatMap(({ index, field }) =>
    field === null ? [] : [{ index, field, remembered: new Map<string, ParsedCell>() }],
  );
  const parse = ({ field, remembered }: (typeof fields)[number], text: string): ParsedCell => {
    const known = remembered.get(text);
    if (known) return known;
    const value = parseValue(field, text, { findBusinesses, limits });
    if (remembered.size < maxRemembered) remembered.set(text, value);
    return value;
  };
  return (cells) =>
    fields.map((column): ReadCell => {
      const text = cleanText(cells[column.index] ?? '');
      return { field: column.field, text, parsed: text === '' ? null : parse(column, text) };
    });
}

/** Reads the text of a helper column; empty if a sheet lacks it. */
export function helperReader(
  { columns }: Pick<DetectedSheet, 'columns'>,
  id: HelperColumnId,
): (cells: readonly string[]) => string {
  const column = columns.find(({ helper }) => helper === id);
  return (cells) => (column ? (cells[column.index] ?? '').trim() : '');
}

/** Reads the rows of a sheet; null for a row with nothing to import. */
export function rowReader(
  sheet: DetectedSheet,
  kind: DraftImportKind,
  context: CellContext,
): (cells: readonly string[]) => ImportRow | null {
  const [identity] = identityFields[kind];
  const parents = new Set<DraftImportField>(
    (['campaignName', 'adgroupName'] as const).filter((field) => field !== identity),
  );
  const read = cellReader(sheet, context);
  const [remarkOf, markOf] = [helperReader(sheet, 'remark'), helperReader(sheet, 'remove')];
  return (texts) => {
    const values: Record<string, unknown> = {};
    const names: Record<string, unknown> = {};
    const problems: DraftImportProblem[] = [];
    const notes: DraftImportProblem[] = [];
    const cells = read(texts);
    for (const { field, parsed } of cells) {
      if (parsed === null) continue;
      if ('problem' in parsed) problems.push(parsed.problem);
      else if ('note' in parsed) notes.push(parsed.note);
      else if (parents.has(field)) Object.assign(names, parsed.values);
      else Object.assign(values, parsed.values);
    }
    if (cells.every(({ parsed }) => parsed === null)) return null;
    if (!cells.some(({ field, parsed }) => field === identity && parsed !== null))
      problems.push(importProblem('cell_empty', identity));
    const imageId = kind === 'picture' ? textOf(values['imageId']) : '';
    if (imageId !== '') {
      const resolved = resolvePicture({ imageId, theme: textOf(values['theme']) }, context.findPictures);
      if ('problem' in resolved) problems.push(resolved.problem);
      else Object.assign(values, resolved.values);
    }
    const isExample = isExampleRemark(remarkOf(texts));
    const campaignName = textOf(names['campaignName']);
    const adgroupName = textOf((kind === 'unit' ? values : names)['adgroupName']);
    return { isExample, isMarked: markOf(texts) !== '', values, campaignName, adgroupName, problems, notes };
  };
}
