import { columnWidth, type ColumnPins, type ColumnState } from './column-state';

/**
 * A state from storage, of this version or of versions up to 0.1: `order`, `hidden`, `pinned`, `widths`.
 *
 * Errors: none. Malformed entries are dropped one by one; widths are rounded and clamped to `columnWidths`.
 */
export function parseColumnState(value: unknown): ColumnState {
  if (!isRecord(value)) return {};
  const columnOrder = idsOf(value.columnOrder) ?? idsOf(value.order);
  const columnVisibility = recordOf(value.columnVisibility, booleanOf) ?? visibilityOf(value.hidden);
  const columnPinning = pinningOf(value.columnPinning) ?? formerPinningOf(value.pinned);
  const columnSizing = recordOf(value.columnSizing, columnWidth) ?? recordOf(value.widths, columnWidth);
  return {
    ...(columnOrder && { columnOrder }),
    ...(columnVisibility && { columnVisibility }),
    ...(columnPinning && { columnPinning }),
    ...(columnSizing && { columnSizing }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idsOf(values: unknown): string[] | null {
  if (!Array.isArray(values)) return null;
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

function recordOf<T>(record: unknown, read: (value: unknown) => T | null): Record<string, T> | null {
  if (!isRecord(record)) return null;
  return Object.fromEntries(
    Object.entries(record).flatMap(([id, value]) => {
      const valid = read(value);
      return valid === null ? [] : [[id, valid] as const];
    }),
  );
}

function booleanOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function visibilityOf(hidden: unknown): Record<string, boolean> | null {
  const ids = idsOf(hidden);
  return ids && Object.fromEntries(ids.map((id) => [id, false] as const));
}

/** An id with two sides is pinned to the first one of start, end and none. */
function pinningOf(value: unknown): ColumnPins | null {
  if (!isRecord(value)) return null;
  const start = idsOf(value.start) ?? [];
  const end = (idsOf(value.end) ?? []).filter((id) => !start.includes(id));
  const none = idsOf(value.none)?.filter((id) => !start.includes(id) && !end.includes(id));
  return { start, end, ...(none && { none }) };
}

/** Pins by id: `{ cost: 'left' }`. */
function formerPinningOf(pinned: unknown): ColumnPins | null {
  if (!isRecord(pinned)) return null;
  const on = (side: string) => Object.entries(pinned).flatMap(([id, value]) => (value === side ? [id] : []));
  return { start: on('left'), end: on('right'), none: on('none') };
}
