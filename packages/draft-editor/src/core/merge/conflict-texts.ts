import { formatList, type Language } from '@meridian/i18n/core';
import { fieldTitle, formatOf, importFieldShapes, type DraftImportField } from '../import/import-fields';
import { findRow, type Draft } from '../model/draft';
import type { Region, TimeWindow } from '../model/rows';
import { findRegion } from '../regions/region-nodes';
import { weekdayNames } from '../schedule/weekdays';
import type { MergeConflict } from './merge-drafts';

interface ConflictTexts {
  /** Titles of fields that no import has, or whose cells differ from their values. */
  fields: Readonly<Record<string, string>>;
  limits: Readonly<Record<1 | 2, string>>;
}

const texts: Record<Language, ConflictTexts> = {
  cn: {
    fields: {
      name: '草稿名称',
      row: '整行',
      parentId: '所属位置',
      budgetType: '预算类型',
      scheduleType: '推广时段类型',
      imageId: '图片',
      ratio: '图片比例',
    },
    limits: { 1: '不限', 2: '自定义' },
  },
  en: {
    fields: {
      name: 'Draft name',
      row: 'Whole row',
      parentId: 'Parent',
      budgetType: 'Budget type',
      scheduleType: 'Ad schedule type',
      imageId: 'Picture',
      ratio: 'Picture ratio',
    },
    limits: { 1: 'Unlimited', 2: 'Custom' },
  },
  tw: {
    fields: {
      name: '草稿名稱',
      row: '整列',
      parentId: '所屬位置',
      budgetType: '預算類型',
      scheduleType: '投放時段類型',
      imageId: '圖片',
      ratio: '圖片比例',
    },
    limits: { 1: '不限', 2: '自訂' },
  },
};

/** The title of a conflict's field. */
export function conflictFieldTitle(field: string, language: Language): string {
  const own = texts[language].fields[field];
  return own ?? (isImportField(field) ? fieldTitle(field, language) : field);
}

export interface ConflictTextOptions {
  /** Has the names of parents; without it, they are ids. */
  draft?: Draft;
  language: Language;
  /** The name of a promoted business by its id, if known. */
  businessName?: (id: string) => string | undefined;
}

/** A value of a conflict's field in words; an empty text for no value. The caller words the values of `row`. */
export function conflictValueText(
  { field }: Pick<MergeConflict, 'field'>,
  value: unknown,
  { draft, language, businessName }: ConflictTextOptions,
): string {
  if (value === null || value === undefined) return '';
  const { limits } = texts[language];
  if (Array.isArray(value)) {
    // asserted: values of the fields of rows, which have these types
    if (field === 'regions')
      return formatList(
        (value as Region[]).map((each) => regionText(each, language)),
        language,
      );
    if (field === 'schedule')
      return formatList(
        (value as TimeWindow[]).map((each) => hoursText(each, language)),
        language,
      );
    // words of searches: an “and” between them could be one of them
    return value.join(language === 'en' ? ', ' : '、');
  }
  if ((field === 'budgetType' || field === 'scheduleType') && (value === 1 || value === 2))
    return limits[value];
  if ((field === 'budget' || field === 'bid') && typeof value === 'number') return `￥${value.toFixed(2)}`;
  if (field === 'parentId' && typeof value === 'string') return draft ? parentName(draft, value) : value;
  if (field === 'businessPointId' && typeof value === 'string') return businessName?.(value) ?? value;
  const format = isImportField(field) ? formatOf(field) : undefined;
  const option = format?.type === 'option' && format.options.find((each) => each.value === value);
  if (option) return option.labels[language];
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isImportField = (field: string): field is DraftImportField => Object.hasOwn(importFieldShapes, field);

function regionText({ regionId, factor }: Region, language: Language): string {
  return `${findRegion(String(regionId))?.name[language] ?? regionId}${factorText(factor)}`;
}

function hoursText({ weekday, startHour, endHour, factor }: TimeWindow, language: Language): string {
  return `${weekdayNames[language][weekday - 1]} ${startHour}–${endHour}${factorText(factor)}`;
}

function factorText(factor: number | null): string {
  return factor === null ? '' : ` × ${factor.toFixed(2)}`;
}

function parentName(draft: Draft, id: string): string {
  return findRow(draft, 'campaign', id)?.campaignName || findRow(draft, 'unit', id)?.adgroupName || id;
}
