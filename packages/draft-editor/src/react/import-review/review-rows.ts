import type { Language } from '@meridian/i18n/core';
import {
  businessPath,
  draftImportFields,
  fieldTitle,
  keyOfText,
  type BusinessTree,
  type DetectedSheet,
  type DraftImportField,
  type ImportPlan,
  type OverwrittenField,
  type PlannedRow,
} from '../../core';
import { identityFields } from '../../core/import/import-fields';
import { writeValue } from '../../core/import/write-value';
import type { FieldValues } from '../../core/values/parse-field-text';
import type { WorkbookContent } from '../../workbooks';
import { importReviewLabels, type RowFilter } from './labels';

/** Where the account has a keyword outside the draft. */
export interface KeywordElsewhere {
  /** Null for the provider. */
  draftName: string | null;
  campaignName: string;
  adgroupName: string;
}

/** By `keywordKey`. */
export type KeywordsElsewhere = ReadonlyMap<string, KeywordElsewhere>;

/** The lookup of a file's new keywords in the account. */
export interface KeywordLookUp {
  status: 'pending' | 'done' | 'failed';
  /** Places outside the draft; after an error, those found before it. */
  places: KeywordsElsewhere;
  onRetry: () => void;
}

/** A key that all spellings of a keyword share. */
export const keywordKey = keyOfText;

export interface ReviewedFile {
  content: WorkbookContent;
  detected: readonly DetectedSheet[];
  plan: ImportPlan;
}

/** The cell of a row for a field; empty if there is none. */
export function reviewCell(
  { content, detected }: ReviewedFile,
  row: PlannedRow,
  field: DraftImportField,
): string {
  const column = detected[row.sheet]?.columns.find((each) => each.field === field);
  if (!column) return '';
  return (content.sheets[row.sheet]?.rows[row.row - 1]?.[column.index] ?? '').trim();
}

/** The cell that identifies the row. */
export const itemOf = (file: ReviewedFile, row: PlannedRow): string =>
  reviewCell(file, row, identityFields[row.kind][0]);

/** The campaign and unit that a row names. */
export function placeOf(file: ReviewedFile, row: PlannedRow): string {
  const own: DraftImportField = identityFields[row.kind][0];
  return (['campaignName', 'adgroupName'] as const)
    .filter((field) => field !== own)
    .map((field) => reviewCell(file, row, field))
    .filter((text) => text !== '')
    .join(' › ');
}

/** Ids of the new keywords that the account has outside the draft, for `leaveOutRows`. */
export function idsElsewhere(file: ReviewedFile, elsewhere: KeywordsElsewhere): Set<string> {
  const isElsewhere = (row: PlannedRow) =>
    row.kind === 'keyword' && row.state === 'new' && elsewhere.has(keywordKey(itemOf(file, row)));
  return new Set(file.plan.rows.flatMap((row) => (row.id !== null && isElsewhere(row) ? [row.id] : [])));
}

/** The new keywords of a plan, each once. */
export function newKeywordsOf(file: ReviewedFile): string[] {
  const keywords = new Map<string, string>();
  for (const row of file.plan.rows) {
    if (row.kind !== 'keyword' || row.state !== 'new') continue;
    const keyword = itemOf(file, row);
    const key = keywordKey(keyword);
    if (!keywords.has(key)) keywords.set(key, keyword);
  }
  return [...keywords.values()];
}

/** The rows of each filter. */
export function rowsByFilter(
  file: ReviewedFile,
  elsewhere: KeywordsElsewhere | undefined,
): Record<RowFilter, PlannedRow[]> {
  const rows: Record<RowFilter, PlannedRow[]> = {
    new: [],
    changed: [],
    conflicting: [],
    removed: [],
    equal: [],
    repeated: [],
    wrong: [],
    elsewhere: [],
  };
  for (const row of file.plan.rows) {
    if (row.state === 'example') continue;
    if (row.state === 'leftOut') rows.elsewhere.push(row);
    else rows[row.state].push(row);
    if (!elsewhere || elsewhere.size === 0 || row.kind !== 'keyword' || row.state !== 'new') continue;
    if (elsewhere.has(keywordKey(itemOf(file, row)))) rows.elsewhere.push(row);
  }
  return rows;
}

/** The fields of a change as `Bid (CNY): 2.80 → 3.00`; a budget's or schedule's type is part of its value. */
export function overwrittenTexts(overwritten: readonly OverwrittenField[], names: ValueNames) {
  const side = (at: 'from' | 'to') => Object.fromEntries(overwritten.map((each) => [each.field, each[at]]));
  const [from, to] = [side('from'), side('to')];
  const changed = new Set(overwritten.map(({ field }) => limitedFields[field] ?? field));
  return draftImportFields
    .filter((field) => changed.has(field))
    .map((field) => ({
      title: fieldTitle(field, names.language),
      from: valueText(field, from, names),
      to: valueText(field, to, names),
    }));
}

/** Fields whose cells say whether they are limited. */
const limitedFields: Readonly<Record<string, DraftImportField>> = {
  scheduleType: 'schedule',
  budgetType: 'budget',
};

/** For the texts of values. */
export interface ValueNames {
  language: Language;
  /** Businesses whose names are shown; others are shown by their ids. */
  businesses?: BusinessTree | undefined;
}

/** The text as in a file, with the path of a business; ids of pictures are shown unchanged. */
function valueText(
  field: DraftImportField,
  values: FieldValues,
  { language, businesses }: ValueNames,
): string {
  const text = writeValue(field, values, {
    language,
    businessName(id) {
      const node = businesses?.byId.get(id);
      return node
        ? businessPath(node)
            .map(({ name }) => name)
            .join('/')
        : id;
    },
    pictureName: ({ imageId }) => imageId,
  });
  return text === '' ? importReviewLabels[language].empty : text;
}

/** Identifies a row of the file. */
export const keyOfPlace = ({ sheet, row }: Pick<PlannedRow, 'sheet' | 'row'>): string => `${sheet} ${row}`;

/** Whether the draft gets something of a row; `taken` has the keys of conflicting rows that get the file's values. */
export function isImported(row: PlannedRow, taken: ReadonlySet<string>): boolean {
  if (row.state === 'conflicting') return row.overwritten.length > 0 || taken.has(keyOfPlace(row));
  return row.state === 'new' || row.state === 'changed' || row.state === 'removed';
}

/** Whether a file has a column with ids of rows. */
export const hasRowIds = (detected: readonly DetectedSheet[]): boolean =>
  detected.some(({ kind, columns }) => kind !== null && columns.some(({ helper }) => helper === 'rowId'));

/** Whether all rows with an id are from another draft. */
export function isForeign({ rows }: ImportPlan): boolean {
  const known = rows.filter(({ state }) => !['new', 'repeated', 'example', 'leftOut'].includes(state));
  return (
    known.length > 0 && known.every(({ problems }) => problems.some(({ code }) => code === 'id_unknown'))
  );
}
