import type {
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
} from '@meridian/api-client/contract';
import type { ParsedFile } from '../core/parsed-file';
import type { RowFiles } from '../row-files';
import type { LoadInput } from './load-input';

/** A parsed file whose parts have their accounts, ready to be stored. */
export interface ParsedImport {
  profile: string;
  encoding: string;
  detection: ImportDetection | null;
  /** At most one per account, channel and section. */
  loads: readonly LoadInput[];
  questions: readonly ImportQuestion[];
  notes: ImportNote[];
  reportedTotals: ReportedTotal[];
  /** The rows of all loads and their problems. */
  rows: RowFiles;
  totalRows: number;
  importedRows: number;
  failedRows: number;
  /** See `ParsedFile`, as the next. */
  fileRows: number;
  /** Null for data that are no file, too. */
  leftOut: ParsedFile['leftOut'];
  /** Decimal text; null for several currencies. */
  rowsCost: string | null;
}

/** A file of which nothing can be imported before a person has settled a question. */
export function withoutLoads(file: ParsedImport, question: ImportQuestion): ParsedImport {
  return { ...file, loads: [], leftOut: null, questions: [...file.questions, question] };
}
