import type { Channel, Section } from '@meridian/api-client/contract';
import type { Span } from '../core/parse-date';

/** The data to which a load belongs. */
export interface LoadTarget {
  accountId: number;
  channel: Channel;
  section: Section;
}

/** A load to store. Its rows are in files, see `stageRows`. */
export interface LoadInput extends LoadTarget {
  /** In order and without overlap. */
  covered: readonly Span[];
  failedRows: number;
  /** Number of rows in the file, without failed ones. */
  fileRows: number;
  /** Spans with failed rows. */
  failedSpans: readonly Span[];
  /** The only currency; null if there are several. */
  currency: string | null;
  /** ISO 8601; null if the file does not state it. */
  dataTime: string | null;
  /** Numbers of its row groups in the files. */
  groups: readonly number[];
  /** First day of every month with facts. */
  months: readonly string[];
}

/** Key of a target, for the questions of an import and the order of locks. */
export function targetKey({ accountId, channel, section }: LoadTarget): string {
  return `${String(accountId)}:${channel}:${section}`;
}

/** Order in which targets are locked. */
export function compareTargets(a: LoadTarget, b: LoadTarget): number {
  return targetKey(a) < targetKey(b) ? -1 : 1;
}
