import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { emptyFields, rootId, type RowKind, type TimeWindow } from '../model/rows';
import type { ExampleChange } from './rule';

export function isCommands(change: ExampleChange): change is readonly DraftCommand[] {
  return Array.isArray(change);
}

/** The example draft itself, which no rule rejects. */
export const unchanged: ExampleChange = [];

export const textOfLength = (length: number): string => 'x'.repeat(length);

export const urlOfLength = (length: number): string => `https://www.example.com/${textOfLength(length - 24)}`;

/** Adds copies of an empty row, all with different fields unless given. */
export function added(
  kind: RowKind,
  count: number,
  fields: (index: number) => object = () => ({}),
): DraftCommand[] {
  const parentId = { campaign: rootId, unit: 'campaign-1' }[kind as string] ?? 'unit-1';
  const rows = Array.from({ length: count }, (_, index) => ({
    ...emptyFields[kind],
    id: `more-${index}`,
    ...fields(index),
  }));
  return [addOf(kind, [{ parentId, rows }])];
}

export function removed(...kinds: RowKind[]): DraftCommand[] {
  return kinds.map((kind) => ({ type: 'remove', kind, ids: [`${kind}-1`] }));
}

/** Fields of the campaign, and of its unit. */
export function unitOf(campaign: object, unit: object): DraftCommand[] {
  return [updateOf('campaign', 'campaign-1', { ...campaign }), updateOf('unit', 'unit-1', { ...unit })];
}

/** Hours of a Monday, of a campaign's schedule. */
export function hoursOf(startHour: number, endHour: number, factor: number | null = 1): TimeWindow {
  return { weekday: 1, startHour, endHour, factor };
}

/** A campaign's only region, with a bidding factor. */
export function regionFactor(factor: number | null): ExampleChange {
  return { regions: [{ regionId: 31, factor }] };
}
