import type { ImportQuestion, ImportQuestionCode } from '@meridian/api-client/contract';
import { UnreadableFileError, unreadableFileCodes } from '../../../kits/workbooks/read/unreadable-file';

/** Problems for which a whole file is rejected. Texts: namespace `importProblems` of the package `i18n`. */
export const fileProblemCodes = [
  ...unreadableFileCodes,
  'too_many_months',
  'header_not_found',
  'section_not_in_channel',
  // in imports of versions before these became questions
  'missing_column',
  'several_accounts',
  'duplicate_column',
  'split_not_supported',
  'ambiguous_dates',
  'period_missing',
  'period_future',
  'mixed_dates',
  'overlap_in_file',
  'overlap_with_stored_data',
  'no_good_rows',
  'file_lost',
  'internal',
] as const;

/** Problems of a row, which is skipped and listed. */
export const rowProblemCodes = [
  'too_few_cells',
  'too_many_cells',
  'cell_empty',
  'number_invalid',
  'number_not_whole',
  'number_negative',
  'number_too_large',
  'number_in_brackets',
  'date_invalid',
  'date_future',
  'date_outside_period',
  'hour_invalid',
  'currency_invalid',
  'currency_contradicts',
  'text_invalid',
  'text_too_long',
] as const;

/** Problems that choosing columns or a period solves, so that they become questions instead of rejections. */
const openProblemCodes = [
  'period_missing',
  'period_future',
  'mixed_dates',
  'overlap_in_file',
  'overlap_with_stored_data',
  'too_many_months',
  'no_good_rows',
] as const satisfies readonly (FileProblemCode & ImportQuestionCode)[];

/** The question about a problem that the user can solve; undefined for a rejected file. */
export function questionAbout({ problems: [problem] }: ImportRejectedError): ImportQuestion | undefined {
  const code = openProblemCodes.find((known) => known === problem?.code);
  return code && problem && { id: code, code, params: problem.params, answers: [] };
}

export type FileProblemCode = (typeof fileProblemCodes)[number];
export type RowProblemCode = (typeof rowProblemCodes)[number];
export type ProblemParams = Record<string, string | number>;

/** A code and its params; `rowNumber` counts the rows of the file from 1. */
export interface Problem {
  code: FileProblemCode | RowProblemCode;
  params: ProblemParams;
  rowNumber: number | null;
  /** Cells of the row as in the file. */
  cells?: string[];
}

/** The whole file is rejected. */
export class ImportRejectedError extends Error {
  override name = 'ImportRejectedError';
  readonly problems: Problem[];

  /** `rows`: problems of rows, if they are the reason. */
  constructor(
    code: FileProblemCode,
    params: ProblemParams = {},
    {
      rowNumber = null,
      rows = [],
      cause,
    }: { rowNumber?: number | null; rows?: Problem[]; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.problems = [{ code, params, rowNumber }, ...rows];
  }
}

/** Throws the rejection if the tables of a file cannot be read; otherwise rethrows the error. */
export function rejectUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableFileError)) throw error;
  const { code, params, rowNumber } = error;
  throw new ImportRejectedError(code, params, { rowNumber, cause: error });
}

/** The file ends within this row. */
export function truncatedAt(rowNumber: number): ImportRejectedError {
  return new ImportRejectedError('truncated', { row: rowNumber }, { rowNumber });
}
