import type { Channel, Section } from '@meridian/api-client/contract';
import type { Span } from '../core/parse-date';

/** The data that a load belongs to. */
export interface LoadTarget {
  accountId: number;
  channel: Channel;
  section: Section;
}

/** A load that is to be stored; its rows are in files, see `stageRows`. */
export interface LoadInput extends LoadTarget {
  /** In order and without overlap. */
  covered: readonly Span[];
  failedRows: number;
  /** Rows of the file without the failed ones. */
  fileRows: number;
  /** Spans with failed rows. */
  failedSpans: readonly Span[];
  /** The only currency; null for several. */
  currency: string | null;
  /** ISO instant; null when the file does not state it. */
  dataTime: string | null;
  /** Numbers of the groups of rows in the files. */
  groups: readonly number[];
  /** First day of every month that has facts. */
  months: readonly string[];
}

/** Names a target, in the questions of an import and in the order of locks. */
export function targetKey({ accountId, channel, section }: LoadTarget): string {
  return `${String(accountId)}:${channel}:${section}`;
}

/** The order in which targets are locked. */
export function compareTargets(a: LoadTarget, b: LoadTarget): number {
  return targetKey(a) < targetKey(b) ? -1 : 1;
}
