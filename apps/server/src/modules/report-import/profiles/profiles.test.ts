import { dimensions, type DimensionId } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { findCodeWord } from '@meridian/i18n/texts';
import { expect, it } from 'vitest';
import { comparableHeader } from '../core/profile';
import { profiles } from '.';

it.each(profiles)('$id produces only codes with words in every language', ({ values = {} }) => {
  for (const [id, codes] of Object.entries(values)) {
    const definition = dimensions[id as DimensionId];
    const format = 'codeFormat' in definition ? definition.codeFormat : undefined;
    for (const code of Object.values(codes)) {
      if (format === 'quality') expect(code).toMatch(/^[0-3]$/);
      else if (format === 'hour' || format === 'week' || format === undefined)
        expect(format).toBe('a format with words');
      else for (const language of languages) expect(findCodeWord(language, format, code), code).toBeDefined();
    }
  }
});

it.each(profiles)('$id has no text for two columns', ({ columns }) => {
  const texts = Object.values(columns).flatMap((own) => [...new Set(own.map(comparableHeader))]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
