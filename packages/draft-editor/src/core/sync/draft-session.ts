import { applicablePart } from '../commands/applicable-part';
import { applyCommand, DraftCommandError } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { createHistory, redoStep, runCommand, undoStep, type History, type Step } from '../commands/history';
import { storableCommand } from '../commands/storable-command';
import { mergeDrafts, type MergeConflict } from '../merge/merge-drafts';
import { commandToTakeMine } from '../merge/take-mine';
import { emptyDraft, type Draft } from '../model/draft';
import { splitCommand } from './split-command';

/** A command with the id by which the server identifies it. */
export interface IdentifiedCommand {
  id: string;
  command: DraftCommand;
}

/** A difference between both sides, with my draft at that time. */
export interface SessionConflict extends MergeConflict {
  myDraft: Draft;
}

/** A draft that is being edited: its saved state, its unsaved commands, and its open conflicts. Immutable. */
export interface DraftSession {
  /** The draft on the server in `version`. */
  readonly saved: Draft;
  readonly version: number;
  /** The draft with all my changes. */
  readonly history: History;
  /** Commands that lead from `saved` to the draft of the history, oldest first. */
  readonly pending: readonly IdentifiedCommand[];
  readonly conflicts: readonly SessionConflict[];
}

/** Generates ids of commands; a server accepts UUIDs. */
export type NewId = () => string;

/**
 * Maximum number of characters of a command as JSON: a request with one command stays below a megabyte of UTF-8 even if all of it is
 * Chinese.
 */
const maxCommandLength = 300_000;

/** Begins with a saved draft, and applies the commands that an earlier session did not save, as far as they still apply. */
export function openSession(
  saved: Draft,
  version: number,
  pending: readonly IdentifiedCommand[] = [],
): DraftSession {
  let draft = saved;
  const applied: IdentifiedCommand[] = [];
  for (const { id, command } of pending) {
    const part = applicablePart(draft, command);
    if (part === null) continue;
    draft = applyCommand(draft, part).draft;
    applied.push({ id, command: part });
  }
  return { saved, version, history: createHistory(draft), pending: applied, conflicts: [] };
}

/** Applies a command of the user as one step, unless other users have removed the rows that it concerns. */
export function editSession(session: DraftSession, command: DraftCommand, newId: NewId): DraftSession {
  const storable = storableCommand(command);
  try {
    return withPending(session, runCommand(session.history, storable), storable, newId);
  } catch (error) {
    if (!(error instanceof DraftCommandError)) throw error;
  }
  const part = applicablePart(session.history.draft, storable);
  return part === null ? session : withPending(session, runCommand(session.history, part), part, newId);
}

/** Undoes the last step; null if there is none, or if other users have removed the rows that it concerns. */
export function undoInSession(session: DraftSession, newId: NewId): DraftSession | null {
  return stepInSession(session, undoStep, newId);
}

/** Redoes the last undone step; null as for undo. */
export function redoInSession(session: DraftSession, newId: NewId): DraftSession | null {
  return stepInSession(session, redoStep, newId);
}

function stepInSession(
  session: DraftSession,
  stepOf: (history: History) => Step | null,
  newId: NewId,
): DraftSession | null {
  try {
    const step = stepOf(session.history);
    return step && withPending(session, step.history, step.command, newId);
  } catch (error) {
    if (error instanceof DraftCommandError) return null;
    throw error;
  }
}

function withPending(
  session: DraftSession,
  history: History,
  command: DraftCommand,
  newId: NewId,
): DraftSession {
  const parts = splitCommand(command, maxCommandLength).map((part) => ({ id: newId(), command: part }));
  return { ...session, history, pending: [...session.pending, ...parts] };
}

/** The oldest unsaved commands, for one request. */
export function commandsToSave(
  { pending }: Pick<DraftSession, 'pending'>,
  limits: { commands: number },
): readonly IdentifiedCommand[] {
  let length = 0;
  const end = pending.findIndex(({ command }, index) => {
    length += JSON.stringify(command).length;
    return index > 0 && length > maxCommandLength;
  });
  return pending.slice(0, Math.min(end === -1 ? pending.length : end, limits.commands));
}

/** The server has saved the oldest commands, and now has this version. */
export function acknowledge(session: DraftSession, count: number, version: number): DraftSession {
  const commands = session.pending.slice(0, count);
  const saved = commands.reduce((draft, { command }) => applyCommand(draft, command).draft, session.saved);
  return { ...session, saved, version, pending: session.pending.slice(count) };
}

/**
 * Other users have saved commands since `version`. My commands stay on top; if both changed the same field, their value is shown until
 * the user decides.
 */
export function rebaseSession(
  session: DraftSession,
  { version, changes }: { version: number; changes: readonly IdentifiedCommand[] },
  newId: NewId,
): DraftSession {
  const theirs = changes.reduce((draft, { command }) => applyCommand(draft, command).draft, session.saved);
  return rebaseOn(session, { base: session.saved, theirs, version }, changes, newId);
}

/** Like `rebaseSession`, after the draft was loaded again because the commands of the other users are unknown. */
export function replaceSaved(
  session: DraftSession,
  { version, draft }: { version: number; draft: Draft },
  newId: NewId,
): DraftSession {
  return rebaseOn(session, { base: session.saved, theirs: draft, version }, [], newId);
}

/**
 * Rewrites the pending commands as the difference between the saved draft and mine, under new ids and without undone steps. Used if the
 * server rejects commands.
 */
export function renewPending(session: DraftSession, newId: NewId): DraftSession {
  return rebaseOn(
    session,
    { base: session.saved, theirs: session.saved, version: session.version },
    [],
    newId,
  );
}

/** Commands that turn an empty draft of the same name into the user's draft, such as for a copy of it. */
export function commandsOfContent({ history }: DraftSession, newId: NewId): readonly IdentifiedCommand[] {
  const { draft } = history;
  const session = { ...openSession(emptyDraft(draft.name), 0), history };
  return renewPending(session, newId).pending;
}

function rebaseOn(
  session: DraftSession,
  { base, theirs, version }: { base: Draft; theirs: Draft; version: number },
  changes: readonly IdentifiedCommand[],
  newId: NewId,
): DraftSession {
  // some of my commands may be among them: their response was lost
  const known = new Set(changes.map(({ id }) => id));
  const own = session.pending.filter(({ id }) => known.has(id));
  const start = openSession(base, version, own).history.draft;
  const mine = session.history.draft;
  const { merged, conflicts, commands } = mergeDrafts(start, mine, theirs);
  return {
    saved: theirs,
    version,
    history: { ...session.history, draft: merged },
    pending: commands
      .flatMap((command) => splitCommand(command, maxCommandLength))
      .map((command) => ({ id: newId(), command })),
    conflicts: [...session.conflicts, ...conflicts.map((conflict) => ({ ...conflict, myDraft: mine }))],
  };
}

/** Decides a conflict. The draft already has `theirs`. */
export function decideConflict(
  session: DraftSession,
  conflict: SessionConflict,
  side: 'mine' | 'theirs',
  newId: NewId,
): DraftSession {
  const left = { ...session, conflicts: session.conflicts.filter((each) => each !== conflict) };
  const command = side === 'mine' ? commandToTakeMine(left.history.draft, conflict.myDraft, conflict) : null;
  return command === null ? left : editSession(left, command, newId);
}
