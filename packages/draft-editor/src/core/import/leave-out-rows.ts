import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import type { Row } from '../model/rows';
import type { Placement } from '../model/table';
import type { ImportPlan } from './plan-import';
import { countRows, type PlannedRow } from './planned-row';

/**
 * The plan without the new rows of these ids, and without the campaigns and units that are added only because these rows name them.
 *
 * Errors: none; ids of other rows are ignored.
 */
export function leaveOutRows(plan: ImportPlan, ids: ReadonlySet<string>): ImportPlan {
  if (ids.size === 0) return plan;
  const isLeftOut = ({ id, state }: PlannedRow) => state === 'new' && id !== null && ids.has(id);
  const rows = plan.rows.map((row): PlannedRow =>
    isLeftOut(row) ? { ...row, id: null, state: 'leftOut' } : row,
  );
  const left = withoutRows(plan, ids);
  return { ...plan, ...left, rows, counts: countRows(rows) };
}

/** Reads the batch from its end, because parents come before their rows: the contents of a parent are known by then. */
function withoutRows(
  { command, addedParents }: ImportPlan,
  ids: ReadonlySet<string>,
): Pick<ImportPlan, 'command' | 'addedParents'> {
  const unneeded = new Set(addedParents.map(({ id }) => id));
  const commands: DraftCommand[] = [];
  for (const each of (command?.type === 'batch' ? command.commands : []).toReversed()) {
    if (each.type !== 'add') {
      commands.push(each);
      continue;
    }
    const placements = each.placements.flatMap(({ parentId, rows }): Placement<Row>[] => {
      const needed = rows.filter(({ id }) => !ids.has(id) && !unneeded.has(id));
      return needed.length === 0 ? [] : [{ parentId, rows: needed }];
    });
    for (const { parentId } of placements) unneeded.delete(parentId);
    if (placements.length > 0) commands.push(addOf(each.kind, placements));
  }
  return {
    command: commands.length === 0 ? null : { type: 'batch', commands: commands.reverse() },
    addedParents: addedParents.filter(({ id }) => !unneeded.has(id)),
  };
}
