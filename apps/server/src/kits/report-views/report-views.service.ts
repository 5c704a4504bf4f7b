import {
  contentFilters,
  type Channel,
  type SavedReportView,
  type Section,
} from '@meridian/api-client/contract';
import type { Caller } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { checkView, checkViewName } from './check-view';
import type { NewReportView, ReportViewsRepository } from './report-views.repository';

/** Characters per view; a list has up to 70 views. */
const maxContentLength = 20_000;

/** Lists accessible views, and saves and deletes own ones. */
export function createReportViewsService({ views }: { views: ReportViewsRepository }) {
  return {
    /** The user's own views by name, then some of colleagues. */
    list: (
      caller: Pick<Caller, 'userId' | 'accountIds'>,
      part: { channel: Channel; section: Section },
    ): Promise<SavedReportView[]> => views.list(caller, part),

    /** Errors: those of `checkView` and the repository; `invalid_request` for a view that is too large. */
    async save({ userId }: Pick<Caller, 'userId'>, view: NewReportView): Promise<SavedReportView> {
      checkViewName(view.name);
      checkView(view.channel, view.section, view.content);
      if (JSON.stringify(view.content).length > maxContentLength)
        throw invalidField('query.content', 'view_too_large');
      const hasFilter = contentFilters.some((filter) => view.content[filter] !== undefined);
      return views.save(userId, { ...view, accountIds: hasFilter ? view.accountIds : [] });
    },

    /** Errors: `not_found` if the user has no such view. */
    remove: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<void> => views.remove(userId, id),
  };
}
