import { languages } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { describe, expect, it } from 'vitest';
import { rangeErrorCodes } from '../../core/range';
import { dateRangeLabels } from './labels';

describe.each(languages)('the labels of %s', (language) => {
  it.each(rangeErrorCodes)('use the text of the error catalogue for %s', (code) => {
    expect(dateRangeLabels[language].error[code]).toBe(translate(language, 'errors', code));
  });
});

it('asks for a missing period in each language', () => {
  expect(languages.map((language) => dateRangeLabels[language].error.empty).sort()).toEqual(
    ['please select time', '请选择时间', '請選擇時間'].sort(),
  );
});
