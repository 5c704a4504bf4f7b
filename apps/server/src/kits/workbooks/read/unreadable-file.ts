/** Reasons why the tables of a file cannot be read. Texts: namespace `importProblems` of the package `i18n`. */
export const unreadableFileCodes = [
  'empty_file',
  'not_a_report',
  'other_file',
  'web_page',
  'encoding_unknown',
  'workbook_damaged',
  'workbook_protected',
  'workbook_too_large',
  'workbook_too_many_parts',
  'opendocument',
  'too_complex',
  'too_many_rows',
  'truncated',
  'broken_quotes',
] as const;
export type UnreadableFileCode = (typeof unreadableFileCodes)[number];

/** The tables of a file cannot be read. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  /** Row of the file, from 1; null if the whole file is unreadable. */
  readonly rowNumber: number | null;

  constructor(
    readonly code: UnreadableFileCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    { rowNumber = null, cause }: { rowNumber?: number | null; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.rowNumber = rowNumber;
  }
}
