import type { Draft } from '../model/draft';
import { applyCommand } from './apply-command';
import type { DraftCommand } from './command';

/** A draft with the commands that undo and redo its last steps. Immutable. */
export interface History {
  readonly draft: Draft;
  /** Commands that undo; the next one is last. */
  readonly undos: readonly DraftCommand[];
  /** Commands that redo; the next one is last. */
  readonly redos: readonly DraftCommand[];
}

/** Number of steps that can be undone. */
const maxSteps = 500;

export function createHistory(draft: Draft): History {
  return { draft, undos: [], redos: [] };
}

/** Applies a command as one step. Errors: `DraftCommandError`. */
export function runCommand(history: History, command: DraftCommand): History {
  const { draft, inverse } = applyCommand(history.draft, command);
  return { draft, undos: [...history.undos, inverse].slice(-maxSteps), redos: [] };
}

/** Undoes the last step. Returns the history and the applied command; null if there is no step. */
export function undoStep(history: History): Step | null {
  const command = history.undos.at(-1);
  if (command === undefined) return null;
  const { draft, inverse } = applyCommand(history.draft, command);
  return {
    history: { draft, undos: history.undos.slice(0, -1), redos: [...history.redos, inverse] },
    command,
  };
}

/** Redoes the last undone step. Returns the history and the applied command; null if there is no step. */
export function redoStep(history: History): Step | null {
  const command = history.redos.at(-1);
  if (command === undefined) return null;
  const { draft, inverse } = applyCommand(history.draft, command);
  return {
    history: { draft, undos: [...history.undos, inverse], redos: history.redos.slice(0, -1) },
    command,
  };
}

/** A step backward or forward. */
export interface Step {
  history: History;
  /** The applied command, to be stored like any other command. */
  command: DraftCommand;
}
