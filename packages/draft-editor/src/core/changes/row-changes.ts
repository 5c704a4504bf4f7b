import type { DraftCommand } from '../commands/command';
import { isEqual } from '../merge/diff-drafts';
import type { Row, RowKind } from '../model/rows';
import { nameFields, rowName, type RecordedStep } from './recorded-step';

/** What happened to a row. */
export interface RowChange {
  kind: RowKind;
  id: string;
  /** Its parent afterwards; of a removed row, before. */
  parentId: string;
  /** Its name afterwards; of a removed row, before. */
  name: string;
  type: 'added' | 'removed' | 'changed';
  /** Changed fields; `parentId` for a row that moved to another parent. Empty for added and removed rows. */
  fields: readonly ValueChange[];
  /** Whether it moved among the rows of its parent. */
  isReordered: boolean;
}
export interface ValueChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What happened to a draft and its rows. */
export interface DraftChanges {
  name: { from: string; to: string } | null;
  rows: readonly RowChange[];
}

interface State {
  kind: RowKind;
  id: string;
  parentId: string;
  name: string;
  /** The whole row before, if it was removed; undefined if it was not there. */
  before: { row: Row; parentId: string } | undefined;
  /** The whole row afterwards, if it was added. */
  after: Row | undefined;
  type: 'added' | 'removed' | 'changed';
  fields: Map<string, ValueChange>;
  isReordered: boolean;
}

/** What steps changed together: values that changed back, and rows that were added and removed, are left out. */
export function changesOf(steps: readonly RecordedStep[]): DraftChanges {
  const states = new Map<string, State>();
  const names: { from: string; to: string }[] = [];
  for (const step of steps) {
    if (step.command.type === 'rename') names.push({ from: nameBefore(step.inverse), to: step.command.name });
    else addStep(states, step);
  }
  const rows = Array.from(states.values(), ({ kind, id, parentId, name, type, fields, isReordered }) => ({
    kind,
    id,
    parentId,
    name,
    type,
    fields: type === 'changed' ? [...fields.values()] : [],
    isReordered,
  })).filter(({ type, fields, isReordered }) => type !== 'changed' || fields.length > 0 || isReordered);
  const [from, to] = [names[0]?.from, names.at(-1)?.to];
  return { name: from === undefined || to === undefined || from === to ? null : { from, to }, rows };
}

const nameBefore = (inverse: DraftCommand) => (inverse.type === 'rename' ? inverse.name : '');
const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;

function addStep(states: Map<string, State>, step: RecordedStep): void {
  const { command, inverse } = step;
  const known = new Map(step.rows.map(([id, parentId, name]) => [id, { parentId, name }]));
  const stateOf = (kind: RowKind, id: string) => {
    const state = states.get(keyOf(kind, id)) ?? newState(kind, id, known.get(id));
    states.set(keyOf(kind, id), state);
    return state;
  };
  if (command.type === 'update') {
    const previous = new Map(
      inverse.type === 'update' ? inverse.edits.map(({ id, changes }) => [id, changes]) : [],
    );
    for (const { id, changes } of command.edits)
      setFields(stateOf(command.kind, id), { from: previous.get(id) ?? {}, to: changes });
  } else if (command.type === 'add') {
    for (const { parentId, rows } of command.placements)
      for (const row of rows) addRow(states, { kind: command.kind, parentId, row });
  } else if (command.type === 'remove') {
    for (const { kind, placements } of addsOf(inverse))
      for (const { parentId, rows } of placements)
        for (const row of rows) removeRow(states, { kind, parentId, row });
  } else if (command.type === 'move') {
    for (const { parentId, ids } of command.moves)
      for (const id of ids) {
        const state = stateOf(command.kind, id);
        const from = state.parentId;
        if (from === parentId) state.isReordered = true;
        else setFields(state, { from: { parentId: from }, to: { parentId } });
        state.parentId = parentId;
      }
  }
}

function newState(kind: RowKind, id: string, known: { parentId: string; name: string } | undefined): State {
  return {
    kind,
    id,
    parentId: known?.parentId ?? '',
    name: known?.name ?? '',
    before: undefined,
    after: undefined,
    type: 'changed',
    fields: new Map(),
    isReordered: false,
  };
}

function addsOf(inverse: DraftCommand): Extract<DraftCommand, { type: 'add' }>[] {
  if (inverse.type === 'add') return [inverse];
  return inverse.type === 'batch' ? inverse.commands.flatMap(addsOf) : [];
}

/** `from` and `to`: values by field. */
function setFields(state: State, values: { from: object; to: object }): void {
  const from: Readonly<Record<string, unknown>> = { ...values.from };
  for (const [field, to] of Object.entries(values.to)) {
    const before = state.fields.has(field) ? state.fields.get(field)?.from : from[field];
    if (isEqual(before, to)) state.fields.delete(field);
    else state.fields.set(field, { field, from: before, to });
    if (field === nameFields[state.kind]) state.name = String(to);
  }
  if (state.after) state.after = { ...state.after, ...values.to };
}

interface PlacedRow {
  kind: RowKind;
  parentId: string;
  row: Row;
}

function addRow(states: Map<string, State>, { kind, parentId, row }: PlacedRow): void {
  const key = keyOf(kind, row.id);
  const removed = states.get(key)?.before;
  const state = { ...newState(kind, row.id, { parentId, name: rowName(kind, row) }), after: row };
  if (removed === undefined) {
    states.set(key, { ...state, type: 'added' });
    return;
  }
  // it is back, perhaps with other values
  const back: State = { ...state, before: removed };
  setFields(back, {
    from: { ...removed.row, parentId: removed.parentId },
    to: { ...row, parentId },
  });
  states.set(key, back);
}

function removeRow(states: Map<string, State>, { kind, parentId, row }: PlacedRow): void {
  const key = keyOf(kind, row.id);
  const state = states.get(key);
  if (state?.type === 'added') {
    states.delete(key);
    return;
  }
  const changed = new Map([...(state?.fields.values() ?? [])].map(({ field, from }) => [field, from]));
  const from = changed.get('parentId');
  const before = {
    row: { ...row, ...Object.fromEntries([...changed].filter(([field]) => field !== 'parentId')) },
    parentId: typeof from === 'string' ? from : parentId,
  };
  states.set(key, {
    ...newState(kind, row.id, { parentId: before.parentId, name: rowName(kind, before.row) }),
    before,
    type: 'removed',
  });
}
