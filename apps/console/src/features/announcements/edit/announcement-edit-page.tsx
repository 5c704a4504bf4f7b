import { isApiResponseError } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState, Button, Skeleton } from '@meridian/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { ListFailed } from '../../../lib/lists/list-failed';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { AnnouncementEditor, type AnnouncementEditorProps } from './announcement-editor';

export type AnnouncementEditPageProps = Omit<AnnouncementEditorProps, 'saved' | 'onReload'>;

/** An announcement by its id, or a new one. */
export function AnnouncementEditPage(props: AnnouncementEditPageProps) {
  const { t } = useTranslation(['announcements', 'common']);
  const { id } = props;
  usePageTitle(t(id === undefined ? 'newTitle' : 'editTitle'));
  const options = endpointOptions(useApi(), endpoints.announcementDetail, { body: { id: id ?? '' } });
  const query = useQuery({
    ...options,
    ...(id === undefined && { queryFn: skipToken }),
    // another display language does not affect the edited text
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
  if (id === undefined || query.data) {
    return (
      <AnnouncementEditor
        {...props}
        saved={id === undefined ? undefined : query.data}
        onReload={query.refetch}
      />
    );
  }
  if (isApiResponseError(query.error, 'not_found')) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('goneTitle')}
        description={t('goneBody')}
        actions={<Button onClick={props.onBack}>{t('back')}</Button>}
        className="flex-1"
      />
    );
  }
  if (query.isError) {
    return <ListFailed title={t('failedOne')} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div role="status" aria-label={t('common:loading')} className="flex flex-1 flex-col gap-4 px-page py-3.5">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="mt-4 h-9 w-full max-w-160" />
      <Skeleton className="h-9 w-full max-w-200" />
      <Skeleton className="h-72 w-full max-w-200" />
    </div>
  );
}
