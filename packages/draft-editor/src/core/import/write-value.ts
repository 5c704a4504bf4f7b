import type { Language } from '@meridian/i18n/core';
import { businessPath, type BusinessTree } from '../business-points/business-tree';
import type { Region, TimeWindow } from '../model/rows';
import { defaultRegionFactor } from '../regions/region-choice';
import { formatSchedule } from '../schedule/format-schedule';
import { scheduleOptions, unlimitedBudget } from '../values/field-options';
import type { FieldValues } from '../values/parse-field-text';
import type { FindBusinesses } from './business-names';
import { formatOf, type DraftImportField } from './import-fields';
import { regionName } from './parse-regions';
import { writeWordsCell } from './parse-words';
import { listSeparators } from './problem-message';

/** Names for things outside the draft. */
export interface CellNames {
  language: Language;
  /** The spelling of a business, see `businessSpelling`. */
  businessName: (id: string) => string;
  /** The spelling of a row's picture, see `pictureSpelling`. */
  pictureName: (picture: { imageId: string; theme: string }) => string;
}

/**
 * Writes a field of a row as a cell that `parseValue` reads as the same value, in the words of a language; empty for no value.
 *
 * Units: amounts are CNY.
 * Errors: none; an invalid value is written as it is, and rejected with its reason when it is read.
 */
export function writeValue(field: DraftImportField, row: FieldValues, names: CellNames): string {
  const { language } = names;
  const value = row[field];
  const format = formatOf(field);
  // asserted: the fields of rows have these types
  switch (format.type) {
    case 'option':
      return format.options.find((option) => option.value === value)?.labels[language] ?? '';
    case 'budget':
      return row['budgetType'] === 1 ? unlimitedBudget.labels[language] : amountText(value);
    case 'amount':
      return amountText(value);
    case 'regions':
      return (value as readonly Region[])
        .map((each) => regionText(each, language))
        .join(listSeparators[language]);
    case 'schedule':
      return scheduleText(row, language);
    case 'words':
      return writeWordsCell(value as readonly string[]);
    case 'business':
      return value === '' ? '' : names.businessName(String(value));
    case 'picture':
      return value === '' ? '' : names.pictureName(row as { imageId: string; theme: string });
    case 'text':
      return value as string;
  }
}

/** Two decimals, as everywhere; more if the value has them. */
function amountText(value: unknown): string {
  if (typeof value !== 'number') return '';
  const text = value.toFixed(2);
  return Number(text) === value ? text : String(value);
}

function regionText({ regionId, factor }: Region, language: Language): string {
  const name = regionName(regionId, language);
  if (factor === null || factor === defaultRegionFactor) return name;
  return language === 'en' ? `${name} (${factor})` : `${name}(${factor})`;
}

function scheduleText(row: FieldValues, language: Language): string {
  // asserted: the type of the field, which is not clear if only the type of the schedule changes
  const hours = formatSchedule((row['schedule'] ?? []) as readonly TimeWindow[], language);
  const [unlimited, none] = scheduleOptions;
  if (row['scheduleType'] === 1) return unlimited?.labels[language] ?? '';
  return hours === '' ? (none?.labels[language] ?? '') : hours;
}

/** The spelling by which a business is found: its path, or its id if others share the path. */
export function businessSpelling(
  id: string,
  tree: BusinessTree | undefined,
  find: FindBusinesses | undefined,
): string {
  const node = tree?.byId.get(id);
  if (!node) return id;
  const path = businessPath(node)
    .map(({ name }) => name)
    .join('/');
  const found = find?.(path) ?? [];
  return found.length === 1 && found[0] === id ? path : id;
}
