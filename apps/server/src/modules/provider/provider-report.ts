import type { Channel, Section } from '@meridian/api-client/contract';

/** Measures of a row. Counts are integers; cost is decimal text with at most two decimals, in the account's currency. */
export interface ReportMeasures {
  impression: number;
  click: number;
  cost: string;
  conversion: number;
}

/** Which rows of a report to read: one for each day and item. */
export interface ReportRequest {
  channel: Channel;
  section: Section;
  /** Calendar days of the provider, both included. */
  beginDate: string;
  endDate: string;
  /** Number of the first row, from 0. */
  startRow: number;
  rowCount: number;
}

export interface ReportRow {
  date: string;
  /** Data key → value of the section's dimensions. */
  dims: Readonly<Record<string, string>>;
  measures: ReportMeasures;
}

export interface ReportPage {
  rows: readonly ReportRow[];
  /** Of all pages. */
  totalRows: number;
  /** Sums over all pages, by the provider itself. */
  summary: ReportMeasures;
}

/** A report that the provider writes to a file. */
export type ReportFile =
  | { state: 'running' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; rows: readonly ReportRow[] };
