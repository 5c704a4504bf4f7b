import { languages, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';

/** Headers of the two columns before the cells of a failed row. */
export function failedRowHeads(language: Language): { row: string; reason: string } {
  return {
    row: translate(language, 'exportFile', 'failedRow'),
    reason: translate(language, 'exportFile', 'failedReason'),
  };
}

/** Whether a header is that of `failedRowsFile` for a file with the header `original`. */
export function isFailedRowsHeader(header: readonly string[], original: readonly string[]): boolean {
  const [row, reason, ...others] = header;
  const isMarked = languages.some((language) => {
    const heads = failedRowHeads(language);
    return heads.row === row && heads.reason === reason;
  });
  return isMarked && keyOf(others) === keyOf(original);
}

/** Key of a header, without blank cells at its end, which spreadsheets add and remove. */
function keyOf(header: readonly string[]): string {
  const cells = header.map((cell) => cell.trim());
  return JSON.stringify(cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
}
