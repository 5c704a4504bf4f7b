import type { DraftPreview } from '@meridian/api-client/contract';
import type { Waiver } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db';
import { draftRemovals } from '../../platform/db/schema';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository, createWaiversRepository } from '../drafts';
import { loadStoredDraft, type StoredDraft } from './load-draft';
import { previewDraft } from './preview-draft';

export interface DraftPreviews {
  /** What the rules say of a draft. Errors: `not_found`. */
  of(accountIds: readonly number[], id: string): Promise<DraftPreview>;
  /** As `of` for a draft that was loaded. */
  ofLoaded(loaded: StoredDraft): Promise<DraftPreview>;
}

type Checked = Awaited<ReturnType<typeof previewDraft>>;

/** Previews that a server remembers: each has the numbers of a draft and some places, not its rows. */
const maxPreviews = 200;

/**
 * Checks drafts by the rules, each version once. Whatever changes a draft, on this server or another one, changes its version; waivers and
 * removals are compared too.
 */
export function createDraftPreviews(db: Database): DraftPreviews {
  const known = new Map<string, Checked>();

  function keyOf(
    { id, version }: { id: string; version: number },
    waivers: readonly Waiver[],
    hasRemovals: boolean,
  ) {
    const accepted = createHash('sha256')
      .update(JSON.stringify(waivers.map(({ key }) => key)))
      .digest('hex');
    return `${id} ${version} ${hasRemovals} ${accepted}`;
  }

  async function ofLoaded({ summary, draft, removals }: StoredDraft): Promise<DraftPreview> {
    const waivers = await createWaiversRepository(db).list(summary.id);
    const hasRemovals = removals.length > 0;
    const key = keyOf(summary, waivers, hasRemovals);
    const checked = known.get(key) ?? (await previewDraft(draft, { waivers, hasRemovals }));
    // as the last one, so that the oldest are the first
    known.delete(key);
    known.set(key, checked);
    for (const oldest of known.keys()) if (known.size > maxPreviews) known.delete(oldest);
    return { version: summary.version, status: summary.status, ...checked };
  }

  return {
    ofLoaded,
    async of(accountIds, id) {
      const summary = await createDraftsRepository(db).find(accountIds, id);
      if (summary === undefined) throw new DomainError('not_found');
      const waivers = await createWaiversRepository(db).list(id);
      const { rows } = await db.execute(sql`select 1 from ${draftRemovals} where draft_id = ${id} limit 1`);
      const checked = known.get(keyOf(summary, waivers, rows.length > 0));
      if (checked) return { version: summary.version, status: summary.status, ...checked };
      return ofLoaded(await loadStoredDraft(db, accountIds, id));
    },
  };
}
