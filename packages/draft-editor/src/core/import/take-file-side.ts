import { addsOf, removesOf, updatesOf } from './import-command';
import { importKinds } from './import-fields';
import type { IndexedRow } from './import-index';
import type { ImportPlan } from './plan-import';
import type { PlannedRow } from './planned-row';

/** The plan with the file's side of conflicting rows; others keep the draft's. */
export function takeFileSide(plan: ImportPlan, isTaken: (row: PlannedRow) => boolean): ImportPlan {
  const taken = plan.rows.filter((row) => row.state === 'conflicting' && isTaken(row));
  const restored = taken.flatMap(({ kind, id, restored: own }): IndexedRow[] =>
    own === null || id === null ? [] : [{ kind, id, ...own, isNew: true, place: null }],
  );
  const edits = taken.map((row) => ({
    ...row,
    overwritten: row.conflicts.filter(({ field }) => field !== 'row'),
  }));
  const removed = taken.filter(
    ({ restored: own, conflicts }) => own === null && conflicts[0]?.field === 'row',
  );
  const commands = [
    ...(plan.command?.type === 'batch' ? plan.command.commands : []),
    ...importKinds.flatMap((kind) => addsOf(kind, restored)),
    ...importKinds.flatMap((kind) => updatesOf(kind, edits)),
    ...removesOf(removed),
  ];
  return { ...plan, command: commands.length === 0 ? null : { type: 'batch', commands } };
}
