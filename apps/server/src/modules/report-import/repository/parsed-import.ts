import type {
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
} from '@meridian/api-client/contract';
import type { ParsedFile } from '../core/parsed-file';
import type { RowFiles } from '../row-files';
import type { LoadInput } from './load-input';

/** A parsed file whose parts are assigned to accounts, ready to store. */
export interface ParsedImport {
  profile: string;
  encoding: string;
  detection: ImportDetection | null;
  /** At most one per account, channel and section. */
  loads: readonly LoadInput[];
  questions: readonly ImportQuestion[];
  notes: ImportNote[];
  reportedTotals: ReportedTotal[];
  /** Rows and problems of all loads. */
  rows: RowFiles;
  totalRows: number;
  importedRows: number;
  failedRows: number;
  /** See `ParsedFile`, as for the next ones. */
  fileRows: number;
  /** Null also for data that is not from a file. */
  leftOut: ParsedFile['leftOut'];
  /** Decimal text; null for several currencies. */
  rowsCost: string | null;
}

/** A file from which nothing can be imported until the user answers a question. */
export function withoutLoads(file: ParsedImport, question: ImportQuestion): ParsedImport {
  return { ...file, loads: [], leftOut: null, questions: [...file.questions, question] };
}
