import type { Draft } from '../model/draft';
import { applyCommand } from './apply-command';
import type { DraftCommand } from './command';

/** A draft with the commands that undo and redo its last steps. Immutable. */
export interface History {
  readonly draft: Draft;
  /** Commands that undo, the next one last. */
  readonly undos: readonly DraftCommand[];
  /** Commands that redo, the next one last. */
  readonly redos: readonly DraftCommand[];
}

/** Steps that can be undone. */
const maxSteps = 500;

export function createHistory(draft: Draft): History {
  return { draft, undos: [], redos: [] };
}

/** Applies a command as one step. Errors: `DraftCommandError`. */
export function runCommand(history: History, command: DraftCommand): History {
  const { draft, inverse } = applyCommand(history.draft, command);
  return { draft, undos: [...history.undos, inverse].slice(-maxSteps), redos: [] };
}

/** Undoes the last step: the history, and the command that did it; null when there is none. */
export function undoStep(history: History): Step | null {
  const command = history.undos.at(-1);
  if (command === undefined) return null;
  const { draft, inverse } = applyCommand(history.draft, command);
  return {
    history: { draft, undos: history.undos.slice(0, -1), redos: [...history.redos, inverse] },
    command,
  };
}

/** Applies the last undone step again: the history, and the command that did it; null when there is none. */
export function redoStep(history: History): Step | null {
  const command = history.redos.at(-1);
  if (command === undefined) return null;
  const { draft, inverse } = applyCommand(history.draft, command);
  return {
    history: { draft, undos: [...history.undos, inverse], redos: history.redos.slice(0, -1) },
    command,
  };
}

/** A step back or forth. */
export interface Step {
  history: History;
  /** What was applied, to be stored as any other command. */
  command: DraftCommand;
}
