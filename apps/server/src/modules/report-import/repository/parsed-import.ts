import type {
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
} from '@meridian/api-client/contract';
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
  /** Decimal text; null for several currencies. */
  rowsCost: string | null;
}
