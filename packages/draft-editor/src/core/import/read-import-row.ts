import { isExampleRemark } from '../../workbooks/helper-columns';
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

/** A row of a file with the meaning of its cells. */
export interface ImportRow {
  isExample: boolean;
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

/** Reads the rows of a sheet; null for a row with nothing to import. */
export function rowReader(
  { columns }: DetectedSheet,
  kind: DraftImportKind,
  { limits, findBusinesses, findPictures }: CellContext,
): (cells: readonly string[]) => ImportRow | null {
  const [identity] = identityFields[kind];
  const fields = columns.flatMap(({ index, field }) =>
    field === null ? [] : [{ index, field, remembered: new Map<string, ParsedCell>() }],
  );
  const parents = new Set<DraftImportField>(
    (['campaignName', 'adgroupName'] as const).filter((field) => field !== identity),
  );
  const remark = columns.find(({ helper }) => helper === 'remark');
  const parse = ({ field, remembered }: (typeof fields)[number], text: string): ParsedCell => {
    const known = remembered.get(text);
    if (known) return known;
    const value = parseValue(field, text, { findBusinesses, limits });
    if (remembered.size < maxRemembered) remembered.set(text, value);
    return value;
  };
  return (cells) => {
    const values: Record<string, unknown> = {};
    const names: Record<string, unknown> = {};
    const problems: DraftImportProblem[] = [];
    const notes: DraftImportProblem[] = [];
    let isBlank = true;
    let hasIdentity = false;
    for (const column of fields) {
      const text = cleanText(cells[column.index] ?? '');
      if (text === '') continue;
      isBlank = false;
      if (column.field === identity) hasIdentity = true;
      const parsed = parse(column, text);
      if ('problem' in parsed) problems.push(parsed.problem);
      else if ('note' in parsed) notes.push(parsed.note);
      else if (parents.has(column.field)) Object.assign(names, parsed.values);
      else Object.assign(values, parsed.values);
    }
    if (isBlank) return null;
    if (!hasIdentity) problems.push(importProblem('cell_empty', identity));
    const imageId = kind === 'picture' ? textOf(values['imageId']) : '';
    if (imageId !== '') {
      const resolved = resolvePicture({ imageId, theme: textOf(values['theme']) }, findPictures);
      if ('problem' in resolved) problems.push(resolved.problem);
      else Object.assign(values, resolved.values);
    }
    const isExample = remark !== undefined && isExampleRemark(cells[remark.index] ?? '');
    const campaignName = textOf(names['campaignName']);
    const adgroupName = textOf((kind === 'unit' ? values : names)['adgroupName']);
    return { isExample, values, campaignName, adgroupName, problems, notes };
  };
}
