import type { ImportQuestion, ImportQuestionCode } from '@meridian/api-client/contract';
import { UnreadableFileError, unreadableFileCodes } from '../../../kits/workbooks/read/unreadable-file';

/** Problems of a whole file, which is rejected. Texts: namespace `importProblems` of the package `i18n`. */
export const fileProblemCodes = [
  ...unreadableFileCodes,
  'too_many_months',
  'header_not_found',
  'section_not_in_channel',
  // of imports before these were questions
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

/** Problems of one row, which is skipped and listed. */
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

/** Problems that the columns or the period of a file can solve, so that it is not rejected: questions without answers. */
const openProblemCodes = [
  'period_missing',
  'period_future',
  'mixed_dates',
  'overlap_in_file',
  'overlap_with_stored_data',
  'too_many_months',
  'no_good_rows',
] as const satisfies readonly (FileProblemCode & ImportQuestionCode)[];

/** The question about a problem that a person can solve; undefined for a file that is rejected. */
export function questionAbout({ problems: [problem] }: ImportRejectedError): ImportQuestion | undefined {
  const code = openProblemCodes.find((known) => known === problem?.code);
  return code && problem && { id: code, code, params: problem.params, answers: [] };
}

export type FileProblemCode = (typeof fileProblemCodes)[number];
export type RowProblemCode = (typeof rowProblemCodes)[number];
export type ProblemParams = Record<string, string | number>;

/** A code and its values; `rowNumber` counts the rows of the file from 1. */
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

  /** `rows`: problems of rows, when they are the reason. */
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

/** Throws what a file is rejected for when its tables cannot be read, else the error itself. */
export function rejectUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableFileError)) throw error;
  const { code, params, rowNumber } = error;
  throw new ImportRejectedError(code, params, { rowNumber, cause: error });
}

/** The file ends inside this row. */
export function truncatedAt(rowNumber: number): ImportRejectedError {
  return new ImportRejectedError('truncated', { row: rowNumber }, { rowNumber });
}
