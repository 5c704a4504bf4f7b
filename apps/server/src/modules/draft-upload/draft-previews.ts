import { limitsOf, type DraftPreview } from '@meridian/api-client/contract';
import type { Waiver } from '@meridian/draft-editor/core';
import { createHash } from 'node:crypto';
import {
  createDraftRulesRepository,
  ownRules,
  type ActiveRule,
} from '../../kits/draft-rules/draft-rules.repository';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository, createWaiversRepository } from '../drafts';
import { findBases, hasRemovals, loadDraftToCheck, type DraftToCheck } from './load-draft-sql';
import { previewDraft } from './preview-draft';

export interface DraftPreviews {
  /** Result of checking a draft by the rules. Errors: `not_found`. */
  of(accountIds: readonly number[], id: string): Promise<DraftPreview>;
  /** Like `of`, for a loaded draft. */
  ofLoaded(loaded: DraftToCheck): Promise<DraftPreview>;
}

type Checked = Awaited<ReturnType<typeof previewDraft>>;
type Summary = DraftToCheck['summary'];
interface Basis {
  rules: readonly ActiveRule[];
  waivers: readonly Waiver[];
}

/** Cached previews; each has a draft's counts and some places, not its rows. */
const maxPreviews = 200;

/**
 * Checks drafts by the rules, once per version. Any change to a draft on any server changes its version; waivers, removals and the
 * versions of own rules are compared separately.
 */
export function createDraftPreviews(db: Database): DraftPreviews {
  const known = new Map<string, Checked>();

  /** What a check depends on besides the draft. */
  async function readBasis({ id, accountId }: Summary): Promise<Basis> {
    const rules = await createDraftRulesRepository(db).listActive(accountId);
    return { rules, waivers: await createWaiversRepository(db).list(id) };
  }

  function keyOf({ id, version }: Summary, { rules, waivers }: Basis, isRemoving: boolean) {
    const basis = [waivers.map(({ key }) => key), rules.map((rule) => [rule.id, rule.version])];
    const hash = createHash('sha256').update(JSON.stringify(basis)).digest('hex');
    return `${id} ${version} ${isRemoving} ${hash}`;
  }

  async function ofLoaded({ summary, draft, isRemoving }: DraftToCheck): Promise<DraftPreview> {
    const basis = await readBasis(summary);
    const key = keyOf(summary, basis, isRemoving);
    const checked =
      known.get(key) ??
      (await previewDraft(draft, {
        limits: limitsOf(summary.provider),
        ownRules: ownRules(basis.rules),
        waivers: basis.waivers,
        isRemoving,
        basesOf: (kind, ids) => findBases(db, { draftId: summary.id, kind, ids }),
      }));
    // moved to the end, so that the oldest come first
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
      const checked = known.get(keyOf(summary, await readBasis(summary), await hasRemovals(db, id)));
      if (checked) return { version: summary.version, status: summary.status, ...checked };
      return ofLoaded(await loadDraftToCheck(db, accountIds, id));
    },
  };
}
