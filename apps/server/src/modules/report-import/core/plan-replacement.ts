import { addDays } from '@meridian/date-range/core';
import { daysOf } from './cover';
import type { Span } from './parse-date';

/** A span that has data already, and the hash of the file they came from; null for data that came otherwise. */
export interface LoadedSpan extends Span {
  contentHash: string | null;
}

export type ReplacementPlan =
  /** Every span of the file stands, from the very same bytes. */
  | { kind: 'unchanged' }
  /** The file covers a part of what was loaded as a whole; replacing it would lose the rest. */
  | { kind: 'overlap'; span: Span }
  | { kind: 'replace'; spans: Span[]; days: number };

/**
 * What a file does to the data that are there: it replaces every span that lies wholly in its own.
 * `cover` is in order and without overlap.
 */
export function planReplacement(
  cover: readonly Span[],
  loaded: readonly LoadedSpan[],
  contentHash: string,
): ReplacementPlan {
  const touched = loaded.filter((span) => cover.some((own) => overlaps(own, span)));
  const ranges = mergeTouching(cover);
  const partial = touched.find((span) => !ranges.some((range) => contains(range, span)));
  if (partial) return { kind: 'overlap', span: { beginDate: partial.beginDate, endDate: partial.endDate } };
  const isSame = (own: Span) =>
    touched.some((span) => isEqual(own, span) && span.contentHash === contentHash);
  if (touched.length === cover.length && cover.every(isSame)) return { kind: 'unchanged' };
  return {
    kind: 'replace',
    spans: touched,
    days: touched.reduce((sum, span) => sum + daysOf(span).length, 0),
  };
}

function mergeTouching(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((ranges, { beginDate, endDate }) => {
    const last = ranges.at(-1);
    if (last === undefined || addDays(last.endDate, 1) < beginDate)
      return [...ranges, { beginDate, endDate }];
    return [...ranges.slice(0, -1), { beginDate: last.beginDate, endDate }];
  }, []);
}

function overlaps(a: Span, b: Span): boolean {
  return a.beginDate <= b.endDate && b.beginDate <= a.endDate;
}

function contains(outer: Span, inner: Span): boolean {
  return outer.beginDate <= inner.beginDate && inner.endDate <= outer.endDate;
}

function isEqual(a: Span, b: Span): boolean {
  return a.beginDate === b.beginDate && a.endDate === b.endDate;
}
