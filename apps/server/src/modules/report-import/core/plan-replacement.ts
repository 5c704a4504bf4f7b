import { addDays } from '@meridian/date-range/core';
import { daysOf, textOf } from './covered-spans';
import type { Span } from './parse-date';

/** A span with stored data, and the hash of its file; null for data from another source. */
export interface LoadedSpan extends Span {
  contentHash: string | null;
}

export type ReplacementPlan =
  /** Every span of the file is stored, from the same bytes. */
  | { kind: 'unchanged' }
  /** The file covers a part of a stored span; replacing it would lose the rest. */
  | { kind: 'overlap'; span: Span }
  | { kind: 'replace'; spans: Span[]; days: number };

/**
 * Decides what a file replaces: every stored span that its own spans contain.
 * `covered` and `loaded` are in order, each without overlap.
 */
export function planReplacement(
  covered: readonly Span[],
  loaded: readonly LoadedSpan[],
  contentHash: string,
): ReplacementPlan {
  const overlaps = overlapsOf(loaded, mergeAdjacent(covered));
  const partial = overlaps.find(({ span, range }) => !contains(range, span))?.span;
  if (partial) return { kind: 'overlap', span: { beginDate: partial.beginDate, endDate: partial.endDate } };
  const overlapped = overlaps.map(({ span }) => span);
  const same = new Set(overlapped.filter((span) => span.contentHash === contentHash).map(textOf));
  if (overlapped.length === covered.length && covered.every((own) => same.has(textOf(own)))) {
    return { kind: 'unchanged' };
  }
  return {
    kind: 'replace',
    spans: overlapped,
    days: overlapped.reduce((sum, span) => sum + daysOf(span).length, 0),
  };
}

function mergeAdjacent(spans: readonly Span[]): Span[] {
  const ranges: Span[] = [];
  for (const { beginDate, endDate } of spans) {
    const last = ranges.at(-1);
    if (last && addDays(last.endDate, 1) >= beginDate) last.endDate = endDate;
    else ranges.push({ beginDate, endDate });
  }
  return ranges;
}

/** The spans that overlap a range, with the first such range. One pass through both: there may be thousands. */
function overlapsOf(
  spans: readonly LoadedSpan[],
  ranges: readonly Span[],
): { span: LoadedSpan; range: Span }[] {
  let next = 0;
  return spans.flatMap((span) => {
    while ((ranges[next]?.endDate ?? span.beginDate) < span.beginDate) next += 1;
    const range = ranges[next];
    return range && range.beginDate <= span.endDate ? [{ span, range }] : [];
  });
}

function contains(outer: Span, inner: Span): boolean {
  return outer.beginDate <= inner.beginDate && inner.endDate <= outer.endDate;
}
