import type { Language } from '@meridian/i18n/core';
import {
  draftImportFields,
  fieldTitle,
  keyOfText,
  type DetectedSheet,
  type DraftImportField,
  type ImportPlan,
  type OverwrittenField,
  type PlannedRow,
  type WorkbookContent,
} from '../../core';
import { formatOf, identityFields } from '../../core/import/import-fields';
import { importReviewLabels, type RowFilter } from './labels';

/** Where the account has a keyword outside of the draft. */
export interface KeywordElsewhere {
  /** null: at the provider. */
  draftName: string | null;
  campaignName: string;
  adgroupName: string;
}

/** By `keywordKey`. */
export type KeywordsElsewhere = ReadonlyMap<string, KeywordElsewhere>;

/** What the account was asked for the new keywords of a file. */
export interface KeywordLookUp {
  status: 'pending' | 'done' | 'failed';
  /** Outside of the draft; after an error, what was found before it. */
  places: KeywordsElsewhere;
  onRetry: () => void;
}

/** What spellings of a keyword share. */
export const keywordKey = keyOfText;

export interface ReviewedFile {
  content: WorkbookContent;
  detected: readonly DetectedSheet[];
  plan: ImportPlan;
}

/** The cell of a row that a field comes from; empty without one. */
export function cellOf(
  { content, detected }: ReviewedFile,
  row: PlannedRow,
  field: DraftImportField,
): string {
  const column = detected[row.sheet]?.columns.find((each) => each.field === field);
  if (!column) return '';
  return (content.sheets[row.sheet]?.rows[row.row - 1]?.[column.index] ?? '').trim();
}

/** What tells the row apart. */
export const itemOf = (file: ReviewedFile, row: PlannedRow): string =>
  cellOf(file, row, identityFields[row.kind][0]);

/** The campaign and unit that a row names. */
export function placeOf(file: ReviewedFile, row: PlannedRow): string {
  const own: DraftImportField = identityFields[row.kind][0];
  return (['campaignName', 'adgroupName'] as const)
    .filter((field) => field !== own)
    .map((field) => cellOf(file, row, field))
    .filter((text) => text !== '')
    .join(' › ');
}

/** Ids of the new keywords that the account has outside of the draft, for `leaveOutRows`. */
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
    ...{ new: [], changed: [], equal: [], repeated: [], wrong: [] },
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

const isImportField = (field: string): field is DraftImportField =>
  (draftImportFields as readonly string[]).includes(field);

/** The fields of a change as `Bid (CNY): 2.80 → 3.00`; the type of a budget is part of the budget. */
export function overwrittenTexts(overwritten: readonly OverwrittenField[], language: Language) {
  const shown = overwritten.filter(({ field }) => isImportField(field));
  return shown.flatMap(({ field, from, to }) =>
    isImportField(field)
      ? [
          {
            title: fieldTitle(field, language),
            from: valueText(field, from, language),
            to: valueText(field, to, language),
          },
        ]
      : [],
  );
}

function valueText(field: DraftImportField, value: unknown, language: Language): string {
  const labels = importReviewLabels[language];
  const format = formatOf(field);
  if (format.type === 'option')
    return format.options.find((option) => option.value === value)?.labels[language] ?? labels.empty;
  if (typeof value === 'number') return format.type === 'text' ? String(value) : value.toFixed(2);
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'object' && value !== null) return labels.entries(Object.keys(value).length);
  return labels.empty;
}
