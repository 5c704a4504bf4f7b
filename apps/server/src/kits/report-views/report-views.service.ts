import {
  contentFilters,
  type Channel,
  type SavedReportView,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { changedValues, recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { auditedView, type StoredReportView } from './audited-view';
import { checkView, checkViewName } from './check-view';
import { createReportViewsRepository, type NewReportView } from './report-views.repository';

/** Owner of views. */
export type ViewOwner = Pick<Caller, 'userId' | 'accountIds' | 'language'>;

/** Characters per view; a list has up to 70 views. */
const maxContentLength = 20_000;

/** Lists accessible views, and saves and deletes own ones; each change is recorded in the audit log. */
export function createReportViewsService({ db }: { db: Database }) {
  return {
    /** The user's own views by name, then some of colleagues. */
    list: (
      owner: Pick<Caller, 'userId' | 'accountIds'>,
      part: { channel: Channel; section: Section },
    ): Promise<SavedReportView[]> => createReportViewsRepository(db).list(owner, part),

    /** Errors: those of `checkView` and the repository; `invalid_request` for a view that is too large. */
    async save(
      { userId, language }: Pick<ViewOwner, 'userId' | 'language'>,
      view: NewReportView,
    ): Promise<SavedReportView> {
      checkViewName(view.name);
      checkView(view.channel, view.section, view.content);
      if (JSON.stringify(view.content).length > maxContentLength)
        throw invalidField('query.content', 'view_too_large');
      const hasFilter = contentFilters.some((filter) => view.content[filter] !== undefined);
      const accountIds = hasFilter ? view.accountIds : [];
      return db.transaction(async (tx) => {
        const { before, after } = await createReportViewsRepository(tx).save(userId, { ...view, accountIds });
        await recordSaved(tx, { before, after, language });
        const { accountIds: _, ...saved } = after;
        return { ...saved, owner: null };
      });
    },

    /** Errors: `not_found` if the user has no such view. */
    remove: ({ userId, language }: Pick<ViewOwner, 'userId' | 'language'>, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const removed = await createReportViewsRepository(tx).remove(userId, id);
        const { values, ...audited } = auditedView(removed, language);
        await recordAudit(tx, { ...audited, action: 'viewDelete', before: values });
      }),
  };
}

/** Records that a view was created, changed or shared; nothing if it is saved as it was. */
async function recordSaved(
  tx: Database,
  {
    before: stored,
    after: saved,
    language,
  }: { before: StoredReportView | undefined; after: StoredReportView; language: Language },
): Promise<void> {
  const { values, object, accountIds } = auditedView(saved, language);
  if (!stored) return recordAudit(tx, { action: 'viewCreate', object, accountIds, after: values });
  const before = auditedView(stored, language);
  const changed = changedValues(before.values, values);
  // order, size and the like have no field of their own
  const hasOtherContent = JSON.stringify(stored.content) !== JSON.stringify(saved.content);
  if (Object.keys(changed.after).length === 0 && !hasOtherContent) return;
  await recordAudit(tx, {
    action: saved.isShared && !stored.isShared ? 'viewShare' : 'viewChange',
    object,
    accountIds: [...new Set([...before.accountIds, ...accountIds])],
    ...changed,
  });
}
