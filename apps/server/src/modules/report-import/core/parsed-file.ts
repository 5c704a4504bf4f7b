import type {
  Channel,
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
  Section,
} from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../platform/lib/item-dims';
import type { AccountOptions } from './known-account';
import type { RememberedMapping } from './mapping';
import type { Span } from './parse-date';

export interface ParseOptions extends AccountOptions {
  /** Selected channel. */
  channel: Channel;
  /** Sections of each channel, with the data keys of their dimensions. */
  sections: Record<Channel, SectionKeys>;
  /** Time zone of the account, to which times in the file refer. */
  timeZone: string;
  /** The user's column mappings of earlier files. */
  remembered?: readonly RememberedMapping[];
  /** Today in the account's time zone. Later days cannot have data. */
  today: string;
}

/** Rows of one account, channel and section. */
export interface ParsedPart {
  accountId: number;
  channel: Channel;
  section: Section;
  /** Numbers of its row groups, see `RowSink`. */
  groups: number[];
  /** First day of every month with rows. */
  months: string[];
  /** Spans with data, in order and without overlap. */
  covered: Span[];
  /** Spans of rows with problems; all spans if the day of such a row is unknown. */
  failedSpans: Span[];
  failedRows: number;
  rows: number;
  /** The only currency; null if there are several. */
  currency: string | null;
}

/** Number of rows below the header that contain no data, by reason. */
export interface LeftOutRows {
  blank: number;
  /** Lines of totals, and the footer. */
  totals: number;
  /** Duplicates that count once according to the user's answer. */
  repeated: number;
}

/** A parsed file without its rows. */
export interface ParsedFile {
  profile: string;
  encoding: string;
  detection: ImportDetection;
  /** At most one part per account, channel and section; none until the user has chosen columns or period. */
  parts: ParsedPart[];
  questions: ImportQuestion[];
  notes: ImportNote[];
  reportedTotals: ReportedTotal[];
  /** Number of rows that are not imported. */
  failedRows: number;
  totalRows: number;
  importedRows: number;
  /** Number of rows below the header up to the last one, including blank ones. */
  fileRows: number;
  /** Number of rows that are neither imported nor failed; null without parts. */
  leftOut: (LeftOutRows & { otherAccounts: number }) | null;
  /** Exact cost of the imported rows; null for several currencies, which are never added. */
  rowsCost: string | null;
}
