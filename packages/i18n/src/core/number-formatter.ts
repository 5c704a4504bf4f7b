import type { FormatterModule } from 'i18next';
import { formatNumber } from './format-number';

/** Writes each number in a text with separators; the interpolation needs `alwaysFormat`. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  // asserted: i18next itself turns all other values into text
  format: (value: unknown) => (typeof value === 'number' ? formatNumber(value) : value) as string,
  add: () => {},
  addCached: () => {},
};
