import type { DraftCommand } from '../commands/command';
import { isEqual } from '../merge/diff-drafts';
import { findRow, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import {
  openSession,
  type DraftSession,
  type IdentifiedCommand,
  type SessionConflict,
} from './draft-session';

/**
 * Continues a session with nothing left but its commands, such as after a crash, on a draft that other users have changed since. If both
 * changed the same field, their value is shown until the user decides.
 *
 * Shape:  `changes` are the commands of the other users; without them, my commands are applied to the draft as it is.
 */
export function resumeSession(
  saved: Draft,
  version: number,
  { pending, changes }: { pending: readonly IdentifiedCommand[]; changes: readonly IdentifiedCommand[] },
): DraftSession {
  const known = new Set(changes.map(({ id }) => id));
  const own = pending.filter(({ id }) => !known.has(id));
  const touched = new Set(changes.flatMap(({ command }) => fieldsOf(command).map(keyOf)));
  const isDisputed = (field: ChangedField) =>
    touched.has(keyOf(field)) && !isEqual(valueIn(saved, field), field.value);
  const disputed = own.flatMap(({ command }) => fieldsOf(command)).filter(isDisputed);
  const myDraft = openSession(saved, version, own).history.draft;
  const session = openSession(
    saved,
    version,
    own.flatMap(({ id, command }) => without(command, isDisputed).map((kept) => ({ id, command: kept }))),
  );
  // the last value of a field counts
  const last = new Map(disputed.map((field) => [keyOf(field), field]));
  const conflicts = [...last.values()].flatMap((each): SessionConflict[] => {
    const { kind, id, field, value } = each;
    const theirs = valueIn(saved, each);
    return findRow<RowKind>(saved, kind, id) === undefined
      ? []
      : [{ kind, id, field, base: undefined, mine: value, theirs, myDraft }];
  });
  return { ...session, conflicts };
}

/**
 * Adds the commands of another session of mine to an open session, on top of its own.
 *
 * Shape:  `changes` are the commands saved since the version on which the added ones are based.
 */
export function adoptCommands(
  session: DraftSession,
  { left, changes }: { left: readonly IdentifiedCommand[]; changes: readonly IdentifiedCommand[] },
): DraftSession {
  const { draft } = session.history;
  const resumed = resumeSession(draft, session.version, {
    pending: left,
    changes: [...changes, ...session.pending],
  });
  return {
    ...session,
    history: { ...session.history, draft: resumed.history.draft },
    pending: [...session.pending, ...resumed.pending],
    conflicts: [...session.conflicts, ...resumed.conflicts],
  };
}

interface ChangedField {
  kind: RowKind;
  id: string;
  field: string;
  value: unknown;
}

const keyOf = ({ kind, id, field }: ChangedField) => `${kind} ${id} ${field}`;

function valueIn(draft: Draft, { kind, id, field }: ChangedField): unknown {
  return findRow<RowKind>(draft, kind, id)?.[field as keyof Row];
}

function fieldsOf(command: DraftCommand): ChangedField[] {
  if (command.type === 'batch') return command.commands.flatMap(fieldsOf);
  if (command.type !== 'update') return [];
  const { kind } = command;
  return command.edits.flatMap(({ id, changes }) =>
    Object.entries(changes).map(([field, value]: [string, unknown]) => ({ kind, id, field, value })),
  );
}

/** The command without some fields; empty if nothing is left of it. */
function without(command: DraftCommand, isLeftOut: (field: ChangedField) => boolean): DraftCommand[] {
  if (command.type === 'batch') {
    const commands = command.commands.flatMap((each) => without(each, isLeftOut));
    return commands.length === 0 ? [] : [{ type: 'batch', commands }];
  }
  if (command.type !== 'update') return [command];
  const { kind } = command;
  const edits = command.edits.flatMap(({ id, changes }) => {
    const kept = Object.entries(changes).filter(
      ([field, value]: [string, unknown]) => !isLeftOut({ kind, id, field, value }),
    );
    return kept.length === 0 ? [] : [{ id, changes: Object.fromEntries(kept) }];
  });
  // asserted: the fields are those of the kind
  return edits.length === 0 ? [] : [{ ...command, edits }];
}
