import { dimensions, measures, type CodeFormat, type DimensionId } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { findCodeWord, translate, type TextKey } from '@meridian/i18n/texts';
import { qualityWords } from '@meridian/report-table/format';
import type { HeaderProfile } from '../core/profile';

/** Stored codes, in addition to those of quality. */
const storedCodes = {
  status: [
    ...['serving', 'paused', 'budget_out', 'review', 'rejected', 'deleted', 'off_hours', 'campaign_paused'],
    ...['adgroup_paused', 'low_volume', 'to_activate', 'partly_invalid', 'ended'],
  ],
  matchType: ['exact', 'phrase', 'smart', 'broad'],
  addState: ['added', 'not_added', 'excluded', 'not_addable'],
  device: ['pc', 'mobile', 'tablet'],
} as const;

/** Files that the console exports, in all of its languages. */
export const meridianProfile: HeaderProfile = {
  id: 'meridian',
  columns: {
    ...Object.fromEntries(storedDimensions().map(([id, { titleKey }]) => [id, titlesOf(titleKey)])),
    ...Object.fromEntries(measures.map((key) => [key, titlesOf(key)])),
    date: [...titlesOf('date'), ...titlesOf('reportDates')],
    account: titlesOf('accountName'),
    accountNo: titlesOf('accountNo'),
    currency: titlesOf('currency'),
  },
  values: Object.fromEntries(
    storedDimensions().flatMap(([id, definition]) =>
      'codeFormat' in definition ? [[id, codesByWord(definition.codeFormat)]] : [],
    ),
  ),
};

function storedDimensions() {
  // Object.entries widens the keys to string
  const all = Object.entries(dimensions) as [DimensionId, (typeof dimensions)[DimensionId]][];
  return all.filter(([, { source }]) => source === 'fact');
}

function titlesOf(key: string): string[] {
  return languages.map((language) => translate(language, 'columns', key as TextKey<'columns'>));
}

function codesByWord(format: CodeFormat): Record<string, string> {
  if (format === 'quality') {
    return Object.fromEntries(
      languages.flatMap((language) => qualityWords[language].map((word, code) => [word, String(code)])),
    );
  }
  if (format === 'hour' || format === 'week') return {};
  return Object.fromEntries(
    languages.flatMap((language) =>
      storedCodes[format].map((code) => [findCodeWord(language, format, code) ?? code, code]),
    ),
  );
}
