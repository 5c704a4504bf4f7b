import type { Channel, SavedReportView, Section } from '@meridian/api-client/contract';
import type { Caller } from '../../lib/caller';
import { checkView, checkViewName } from './check-view';
import type { NewReportView, ReportViewsRepository } from './report-views.repository';

/** Lists, saves and removes the views that a user may see or owns. */
export function createReportViewsService({ views }: { views: ReportViewsRepository }) {
  return {
    /** The caller's own views by name, then those of colleagues who share an account with the caller. */
    list: (
      caller: Pick<Caller, 'userId' | 'accountIds'>,
      part: { channel: Channel; section: Section },
    ): Promise<SavedReportView[]> => views.list(caller, part),

    /** Errors: as `checkView` and the repository. */
    async save({ userId }: Pick<Caller, 'userId'>, view: NewReportView): Promise<SavedReportView> {
      checkViewName(view.name);
      checkView(view.channel, view.section, view.content);
      return views.save(userId, view);
    },

    /** Errors: `not_found` for a view that is not the caller's. */
    remove: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<void> => views.remove(userId, id),
  };
}
