import { maxFieldLength } from '../model/rows';
import type { ParsedValue } from './value-error';

const formulaErrors = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;

/** A text without spaces around it and the invisible marks that come along when it is copied from a page. */
export function cleanText(text: string): string {
  return (/[\u200b\ufeff]/.test(text) ? text.replaceAll(/[\u200b\ufeff]/g, '') : text).trim();
}

/** Whether a cell of a spreadsheet has no value, since its formula failed. */
export function isFormulaError(text: string): boolean {
  return formulaErrors.test(text);
}

/** A text as one line. */
export function parseText(text: string): ParsedValue<string> {
  const clean = cleanText(text);
  if (isFormulaError(clean)) return { value: null, error: { code: 'cell_error' } };
  if (clean.length > maxFieldLength)
    return {
      value: null,
      error: { code: 'text_too_long', params: { length: clean.length, max: maxFieldLength } },
    };
  // text of the database cannot contain them
  if (/[\0\p{Cs}]/u.test(clean)) return { value: null, error: { code: 'text_invalid' } };
  const lines = clean.split(/[\r\n]+/).map((line) => line.trim());
  return { value: lines.join(' '), error: null };
}
