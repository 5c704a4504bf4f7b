import { addDays } from '@meridian/date-range/core';
import { daysOf, textOf } from './covered-spans';
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
 * `covered` and `loaded` are in order, each without overlap.
 */
export function planReplacement(
  cover: readonly Span[],
  loaded: readonly LoadedSpan[],
  contentHash: string,
): ReplacementPlan {
  const meetings = meetingsOf(loaded, mergeTouching(cover));
  const partial = meetings.find(({ span, range }) => !contains(range, span))?.span;
  if (partial) return { kind: 'overlap', span: { beginDate: partial.beginDate, endDate: partial.endDate } };
  const touched = meetings.map(({ span }) => span);
  const same = new Set(touched.filter((span) => span.contentHash === contentHash).map(textOf));
  if (touched.length === cover.length && cover.every((own) => same.has(textOf(own)))) {
    return { kind: 'unchanged' };
  }
  return {
    kind: 'replace',
    spans: touched,
    days: touched.reduce((sum, span) => sum + daysOf(span).length, 0),
  };
}

function mergeTouching(spans: readonly Span[]): Span[] {
  const ranges: Span[] = [];
  for (const { beginDate, endDate } of spans) {
    const last = ranges.at(-1);
    if (last && addDays(last.endDate, 1) >= beginDate) last.endDate = endDate;
    else ranges.push({ beginDate, endDate });
  }
  return ranges;
}

/** Each span that overlaps a range, with the first such range; one walk through both, since there may be thousands. */
function meetingsOf(
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
