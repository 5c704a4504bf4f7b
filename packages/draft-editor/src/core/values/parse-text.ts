import { maxFieldLength } from '../model/rows';
import type { ParsedValue } from './value-error';

const formulaErrors = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;

/** A text without surrounding spaces and the invisible marks that come with text copied from a page. */
export function cleanText(text: string): string {
  return (/[\u200b\ufeff]/.test(text) ? text.replaceAll(/[\u200b\ufeff]/g, '') : text).trim();
}

/** Whether a spreadsheet cell has no value because its formula failed. */
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
  // the database cannot store them in texts
  if (/[\0\p{Cs}]/u.test(clean)) return { value: null, error: { code: 'text_invalid' } };
  const lines = clean.split(/[\r\n]+/).map((line) => line.trim());
  return { value: lines.join(' '), error: null };
}
