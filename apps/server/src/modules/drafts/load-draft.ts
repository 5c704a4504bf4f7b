import type { DraftSummary } from '@meridian/api-client/contract';
import { createDraftBuilder, parentKinds, rowKinds, type Draft } from '@meridian/draft-editor/core';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { forEachInTurns } from '../../platform/lib/in-turns';
import { createDraftRowsRepository } from './draft-rows.repository';
import { createDraftsRepository } from './drafts.repository';

const maxRows = 1_000_000;
/** Rows added at once. */
const rowsPerStep = 1_000;

/**
 * A draft without its upload state, in the caller's transaction. `unitIdsOf` gets its campaigns and units, and selects those units whose
 * rows are loaded; by default, all. Errors: `not_found`.
 */
export async function loadDraftRows(
  tx: Database,
  accountIds: readonly number[],
  id: string,
  unitIdsOf?: (structure: Draft) => readonly string[] | Promise<readonly string[]>,
): Promise<{ summary: DraftSummary; draft: Draft }> {
  const summary = await createDraftsRepository(tx).find(accountIds, id);
  if (summary === undefined) throw new DomainError('not_found');
  const rows = createDraftRowsRepository(tx);
  const builder = createDraftBuilder(summary.name);
  let unitIds: readonly string[] | undefined;
  for (const kind of rowKinds) {
    if (summary.counts[kind] === 0) continue;
    if (parentKinds[kind] === 'unit') unitIds ??= await unitIdsOf?.(builder.build());
    const part = await rows.list({ draftId: id, kind, parentIds: unitIds, limit: maxRows, offset: 0 });
    const starts = Array.from(
      { length: Math.ceil(part.rows.length / rowsPerStep) },
      (_, at) => at * rowsPerStep,
    );
    await forEachInTurns(starts, (from) => {
      builder.addRows({ ...part, rows: part.rows.slice(from, from + rowsPerStep) });
    });
  }
  return { summary, draft: builder.build() };
}
