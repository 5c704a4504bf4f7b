import type {
  Channel,
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
  Section,
} from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../lib/item-dims';
import type { AccountOptions } from './known-account';
import type { Span } from './parse-date';
import type { ParsedRow } from './parse-row';
import type { Problem } from './problem';

export interface ParseOptions extends AccountOptions {
  /** The chosen channel. */
  channel: Channel;
  /** The sections of each channel, with the data keys of their dimensions. */
  sections: Record<Channel, SectionKeys>;
  /** Time zone of the account, in which the file states its times. */
  timeZone: string;
  /** The current day in the account's time zone. Later days cannot have data. */
  today: string;
}

/** The rows of one account, channel and section. */
export interface ParsedPart {
  accountId: number;
  channel: Channel;
  section: Section;
  /** Data keys of the dimension values of each fact. */
  dataKeys: string[];
  /** One fact per span, currency and dimensions: equal rows are summed. */
  facts: ParsedRow[];
  /** The spans that the file has data for, in order and without overlap. */
  covered: Span[];
  /** Spans with rows that have problems; all spans when the day of such a row is unknown. */
  failedSpans: Span[];
  failedRows: number;
  rows: number;
  /** The only currency; null for several. */
  currency: string | null;
}

/** The contents of a file, ready to be assigned to accounts and stored. */
export interface ParsedFile {
  profile: string;
  encoding: string;
  detection: ImportDetection;
  /** At least one; at most one per account, channel and section. */
  parts: ParsedPart[];
  questions: ImportQuestion[];
  notes: ImportNote[];
  reportedTotals: ReportedTotal[];
  /** Problems of the rows that are not imported. */
  problems: Problem[];
  totalRows: number;
  importedRows: number;
  /** Exact cost of the imported rows; null for several currencies, which are never added. */
  rowsCost: string | null;
}
