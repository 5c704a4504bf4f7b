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
  /** The chosen channel. */
  channel: Channel;
  /** The sections of each channel, with the data keys of their dimensions. */
  sections: Record<Channel, SectionKeys>;
  /** Time zone of the account, in which the file states its times. */
  timeZone: string;
  /** What the user decided about the columns of earlier files. */
  remembered?: readonly RememberedMapping[];
  /** The current day in the account's time zone. Later days cannot have data. */
  today: string;
}

/** The rows of one account, channel and section. */
export interface ParsedPart {
  accountId: number;
  channel: Channel;
  section: Section;
  /** Numbers of the groups of rows that belong to it, see `RowSink`. */
  groups: number[];
  /** First day of every month that has rows. */
  months: string[];
  /** The spans that the file has data for, in order and without overlap. */
  covered: Span[];
  /** Spans with rows that have problems; all spans when the day of such a row is unknown. */
  failedSpans: Span[];
  failedRows: number;
  rows: number;
  /** The only currency; null for several. */
  currency: string | null;
}

/** Rows below the header that are no data, by the reason. */
export interface LeftOutRows {
  blank: number;
  /** Lines of totals, and the footer. */
  totals: number;
  /** Copies of other rows that are counted once by answer. */
  repeated: number;
}

/** What a file says, without its rows. */
export interface ParsedFile {
  profile: string;
  encoding: string;
  detection: ImportDetection;
  /** None while a person has to decide about the columns or the period first; at most one per account, channel and section. */
  parts: ParsedPart[];
  questions: ImportQuestion[];
  notes: ImportNote[];
  reportedTotals: ReportedTotal[];
  /** Rows that are not imported. */
  failedRows: number;
  totalRows: number;
  importedRows: number;
  /** Rows below the header up to the last one, blank ones included. */
  fileRows: number;
  /** Those that are neither imported nor failed; null while there are no parts. */
  leftOut: (LeftOutRows & { otherAccounts: number }) | null;
  /** Exact cost of the imported rows; null for several currencies, which are never added. */
  rowsCost: string | null;
}
