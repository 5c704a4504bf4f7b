import type { DraftCommand } from '../commands/command';
import { updateOf } from '../commands/row-commands';
import { draftImportFields } from '../import/import-fields';
import type { ProviderLimits } from '../limits/provider-limits';
import { isEqual } from '../merge/diff-drafts';
import { findRow, type Draft } from '../model/draft';
import { negativeFields, type Row, type RowKind } from '../model/rows';
import { factorOfRegion, withRegionFactor } from '../regions/change-regions';
import { choiceOf } from '../regions/region-choice';
import { findRegion } from '../regions/region-nodes';
import { factorOfRange, withShownFactor } from '../schedule/hour-range';
import { hourTableOf, windowsOf } from '../schedule/hour-table';
import { formatFactor, parseFactor } from '../values/factor';
import { parseBusinessId } from '../values/parse-business-id';
import { parseFieldText, type FieldValues } from '../values/parse-field-text';
import { parseText } from '../values/parse-text';
import type { ParsedValue } from '../values/value-error';
import { parseWords } from '../word-list';
import { rangeOfPart } from './hour-part';
import type { InputPlace, OpenInput } from './open-input';

/** The meaning of a text at the place where it was typed, regardless of the draft's value. */
export function parseInput(
  { kind, field, part }: InputPlace,
  text: string,
  { regionFactor, scheduleFactor }: ProviderLimits,
): ParsedValue<unknown> {
  if (kind === 'draft') return parseText(text);
  if (negativeFields.some((each) => each === field)) return { value: parseWords(text), error: null };
  if (part !== undefined) return parseFactor(text, field === 'regions' ? regionFactor : scheduleFactor);
  if (field === 'businessPointId') return parseBusinessId(text);
  const known = draftImportFields.find((each) => each === field);
  return known === undefined ? parseText(text) : parseFieldText(known, text);
}

/** The text that an editor shows for the draft's value; undefined if the row is gone. */
export function textOfPlace(draft: Draft, { kind, id, field, part }: InputPlace): string | undefined {
  if (kind === 'draft') return draft.name;
  const row = findRow<RowKind>(draft, kind, id);
  if (row === undefined) return undefined;
  if (part !== undefined) return factorTextOf(row, { field, part });
  const value: unknown = row[field as keyof Row];
  if (Array.isArray(value)) return value.join('\n');
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function factorTextOf(row: Row, { field, part }: { field: string; part: string }): string | undefined {
  if (field === 'regions' && 'regions' in row) {
    const node = findRegion(part);
    const factor = node === undefined ? null : factorOfRegion(choiceOf(row.regions), node);
    return factor === null ? undefined : formatFactor(factor);
  }
  const range = rangeOfPart(part);
  if (!('schedule' in row) || range === null) return undefined;
  const factor = factorOfRange(hourTableOf(row.schedule), range);
  return typeof factor === 'number' ? formatFactor(factor) : '';
}

/**
 * State of typed text. `rejected`: it is invalid; `gone`: its row was removed; `changed`: another user or another edit changed the field
 * since typing began; `unchanged`: it equals the value of the draft; `open`: it can be saved.
 */
export type InputState = 'open' | 'rejected' | 'gone' | 'changed' | 'unchanged';

export function inputState(draft: Draft, input: OpenInput, limits: ProviderLimits): InputState {
  const stored = textOfPlace(draft, input);
  if (stored === undefined) return 'gone';
  if (parseInput(input, input.text, limits).error !== null) return 'rejected';
  const command = commandOfInput(draft, input, limits);
  if (command === null) return 'unchanged';
  return stored === input.from ? 'open' : 'changed';
}

/** The command that gives the field the typed text; null if it is invalid or changes nothing. */
export function commandOfInput(draft: Draft, input: OpenInput, limits: ProviderLimits): DraftCommand | null {
  const { kind, id } = input;
  const { value, error } = parseInput(input, input.text, limits);
  if (error !== null || textOfPlace(draft, input) === undefined) return null;
  if (kind === 'draft') return value === draft.name ? null : { type: 'rename', name: String(value) };
  const row = findRow<RowKind>(draft, kind, id);
  if (row === undefined) return null;
  const changes = Object.entries(changesOf(row, input, value)).filter(
    ([field, next]) => !isEqual(row[field as keyof Row], next),
  );
  return changes.length === 0 ? null : updateOf(kind, id, Object.fromEntries(changes));
}

function changesOf(row: Row, { field, part }: InputPlace, value: unknown): FieldValues {
  if (part === undefined) {
    return isFieldValues(value) ? value : { [field]: value };
  }
  const factor = Number(value);
  const node = findRegion(part);
  if (field === 'regions' && 'regions' in row && node)
    return { regions: withRegionFactor(row.regions, { node, factor }) };
  const range = rangeOfPart(part);
  return 'schedule' in row && range
    ? { schedule: windowsOf(withShownFactor(hourTableOf(row.schedule), range, factor)) }
    : {};
}

function isFieldValues(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
