import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';

type SingleCommand = Exclude<DraftCommand, { type: 'batch' }>;

/** One command of a saved change, with what takes it back and shows it later. */
export interface RecordedStep {
  command: SingleCommand;
  /** Takes it back. */
  inverse: DraftCommand;
  /** Rows of an update or a move as they were before it: id, id of the parent, name. */
  rows: readonly (readonly [id: string, parentId: string, name: string])[];
}

/** The field that names a row. */
export const nameFields = {
  campaign: 'campaignName',
  unit: 'adgroupName',
  keyword: 'keyword',
  creative: 'title',
  picture: 'theme',
} as const satisfies Record<RowKind, string>;

/** Name of a row; empty if it has none. */
export function rowName(kind: RowKind, row: Row): string {
  // asserted: a field of the kind
  return row[nameFields[kind] as keyof Row];
}

/** The commands of a command, which is a batch or one itself. */
export function singleCommands(command: DraftCommand): SingleCommand[] {
  return command.type === 'batch' ? command.commands.flatMap(singleCommands) : [command];
}

/** Ids of the rows that an update or a move names. */
export function namedIds(command: SingleCommand): string[] {
  if (command.type === 'update') return [...new Set(command.edits.map(({ id }) => id))];
  return command.type === 'move' ? command.moves.flatMap(({ ids }) => [...ids]) : [];
}

/** Applies commands, and records them. Errors: `DraftCommandError`. */
export function recordSteps(
  draft: Draft,
  commands: readonly DraftCommand[],
): { draft: Draft; steps: RecordedStep[] } {
  let next = draft;
  const steps = commands.flatMap(singleCommands).map((command): RecordedStep => {
    const before = next;
    const applied = applyCommand(before, command);
    next = applied.draft;
    if (command.type !== 'update' && command.type !== 'move')
      return { command, inverse: applied.inverse, rows: [] };
    const { kind } = command;
    const table = tableOf<RowKind>(before, kind);
    const rowOf = rowLookup(before, kind);
    const rows = namedIds(command).flatMap((id) => {
      const row = rowOf(id);
      return row ? [[id, parentOf(table, id) ?? '', rowName(kind, row)] as const] : [];
    });
    return { command, inverse: applied.inverse, rows };
  });
  return { draft: next, steps };
}

/** The draft before steps, from the one after them. Errors: `DraftCommandError` for the steps of another draft. */
export function draftBefore(draft: Draft, steps: readonly Pick<RecordedStep, 'inverse'>[]): Draft {
  return steps.reduceRight((after, { inverse }) => applyCommand(after, inverse).draft, draft);
}
