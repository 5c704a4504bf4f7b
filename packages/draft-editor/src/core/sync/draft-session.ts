import { applicablePart } from '../commands/applicable-part';
import { applyCommand, DraftCommandError } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { createHistory, redoStep, runCommand, undoStep, type History, type Step } from '../commands/history';
import { storableCommand } from '../commands/storable-command';
import { mergeDrafts, type MergeConflict } from '../merge/merge-drafts';
import { commandToTakeMine } from '../merge/take-mine';
import { emptyDraft, type Draft } from '../model/draft';
import { splitCommand } from './split-command';

/** A command with the id by which a server knows it. */
export interface IdentifiedCommand {
  id: string;
  command: DraftCommand;
}

/** What both sides changed in different ways, with my draft at that time. */
export interface SessionConflict extends MergeConflict {
  myDraft: Draft;
}

/** A draft that is being edited: what is saved, what is not yet, and what to decide. Immutable. */
export interface DraftSession {
  /** As the server has it in `version`. */
  readonly saved: Draft;
  readonly version: number;
  /** With all changes of mine. */
  readonly history: History;
  /** Commands from `saved` to the draft of the history, oldest first. */
  readonly pending: readonly IdentifiedCommand[];
  readonly conflicts: readonly SessionConflict[];
}

/** Makes ids of commands; a server takes UUIDs. */
export type NewId = () => string;

/** Characters of a command as JSON: a request with one fits into a megabyte of UTF-8 also when all of it is Chinese. */
const maxCommandLength = 300_000;

/** Begins with a saved draft. Of commands that were not saved in an earlier session, what still can be is applied. */
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

/** Applies a command of the user as one step, as far as others have not removed what it concerns. */
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

/** Undoes the last step; null when there is none, or others have removed what it concerns. */
export function undoInSession(session: DraftSession, newId: NewId): DraftSession | null {
  return stepInSession(session, undoStep, newId);
}

/** Applies the last undone step again; null as for undo. */
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

/** The oldest commands that are not saved yet, for one request. */
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

/** The server has saved the oldest commands, and has this version now. */
export function acknowledge(session: DraftSession, count: number, version: number): DraftSession {
  const commands = session.pending.slice(0, count);
  const saved = commands.reduce((draft, { command }) => applyCommand(draft, command).draft, session.saved);
  return { ...session, saved, version, pending: session.pending.slice(count) };
}

/**
 * Others have saved commands since `version`. Mine stay on top of theirs; where both changed the same field, their value is
 * shown until the user decides.
 */
export function rebaseSession(
  session: DraftSession,
  { version, changes }: { version: number; changes: readonly IdentifiedCommand[] },
  newId: NewId,
): DraftSession {
  const theirs = changes.reduce((draft, { command }) => applyCommand(draft, command).draft, session.saved);
  return rebaseOn(session, { base: session.saved, theirs, version }, changes, newId);
}

/** As `rebaseSession` where the draft was loaded again, since the commands of the others are not known. */
export function replaceSaved(
  session: DraftSession,
  { version, draft }: { version: number; draft: Draft },
  newId: NewId,
): DraftSession {
  return rebaseOn(session, { base: session.saved, theirs: draft, version }, [], newId);
}

/**
 * Writes what is pending as the difference between the saved draft and mine, under new ids: what was undone is not among it
 * any more. For commands that the server rejects.
 */
export function renewPending(session: DraftSession, newId: NewId): DraftSession {
  return rebaseOn(
    session,
    { base: session.saved, theirs: session.saved, version: session.version },
    [],
    newId,
  );
}

/** Commands that make an empty draft of the same name the draft that the user sees, as for a copy of it. */
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
  // some of mine may be among them: their response was lost
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

/** Decides a conflict. `theirs` is what the draft has already. */
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
