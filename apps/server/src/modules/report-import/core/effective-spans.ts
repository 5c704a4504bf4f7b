import { addDays } from '@meridian/date-range/core';
import type { Span } from './parse-date';

/** The effective load of a span, which reports read. Null for data from another source than an import. */
export interface EffectiveSpan extends Span {
  loadId: string | null;
}

/** `replace`: replaces the data of the days; `add`: adds to it. */
export type BookingMode = 'replace' | 'add';

/** An applied load. `spans` are in order and without overlap. */
export interface Booking {
  loadId: string;
  mode: BookingMode;
  spans: readonly Span[];
}

export type BookingResult =
  | { spans: EffectiveSpan[] }
  /** The load covers only a part of the span `overlap`: the rest would be lost, or count twice. */
  | { overlap: EffectiveSpan; loadId: string };

/**
 * Returns the effective spans after applying a load. It replaces each span that lies entirely within its own (adjacent
 * ones combined), or adds to each span that equals one of its own. `current` is in order; spans with several loads are
 * repeated.
 */
export function applyLoad(
  current: readonly EffectiveSpan[],
  { loadId, mode, spans }: Booking,
): BookingResult {
  const own = new Set(spans.map(keyOf));
  const ranges = mergeAdjacent(spans);
  const fits = (span: EffectiveSpan, range: Span) =>
    mode === 'add' ? own.has(keyOf(span)) : contains(range, span);
  const overlaps = overlapsOf(current, ranges);
  const overlap = overlaps.find(({ span, range }) => !fits(span, range))?.span;
  if (overlap) return { overlap, loadId };
  const replaced = new Set(mode === 'add' ? [] : overlaps.map(({ span }) => span));
  const kept = current.filter((span) => !replaced.has(span));
  return { spans: [...kept, ...spans.map((span) => ({ ...span, loadId }))].sort(compareSpans) };
}

/** Returns the effective spans after all bookings, in order, on top of `floor`. */
export function applyLoads(floor: readonly EffectiveSpan[], bookings: readonly Booking[]): BookingResult {
  let result: BookingResult = { spans: [...floor].sort(compareSpans) };
  for (const booking of bookings) {
    if ('overlap' in result) return result;
    result = applyLoad(result.spans, booking);
  }
  return result;
}

/** Distinct spans whose data differ between two states, in order. */
export function changedSpans(before: readonly EffectiveSpan[], after: readonly EffectiveSpan[]): Span[] {
  const old = loadsBySpan(before);
  const now = loadsBySpan(after);
  const spans = new Map([...before, ...after].map((span) => [keyOf(span), span]));
  return [...spans]
    .filter(([key]) => old.get(key) !== now.get(key))
    .map(([, { beginDate, endDate }]) => ({ beginDate, endDate }))
    .sort(compareSpans);
}

/** Loads of each span, as one text. */
function loadsBySpan(state: readonly EffectiveSpan[]): Map<string, string> {
  const loads = new Map<string, (string | null)[]>();
  for (const span of state) loads.set(keyOf(span), [...(loads.get(keyOf(span)) ?? []), span.loadId]);
  return new Map([...loads].map(([key, ids]) => [key, ids.map(String).sort().join()]));
}

/** For each span, in order, the largest span that contains it, such as the week of a day. */
export function containersOf(spans: readonly Span[]): Span[] {
  const largest = spans.filter((span) => !spans.some((other) => other !== span && contains(other, span)));
  return spans.map((span) => largest.find((other) => contains(other, span)) ?? span);
}

/** A span as a key. */
export const keyOf = ({ beginDate, endDate }: Span): string => `${beginDate} ${endDate}`;

function compareSpans(a: Span, b: Span): number {
  return keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b));
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

/**
 * Spans that overlap a range, each with the first such range. A single pass through both, because there may be
 * thousands.
 */
function overlapsOf(
  spans: readonly EffectiveSpan[],
  ranges: readonly Span[],
): { span: EffectiveSpan; range: Span }[] {
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
