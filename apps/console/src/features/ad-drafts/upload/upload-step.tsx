import type { DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { EmptyState, LoadingLine } from '@meridian/ui';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useCan } from '../../../lib/session/can';
import { PlanView } from './plan-view';
import { ProgressView } from './progress-view';
import type { UploadStepProps } from './upload-step-props';
import { useUploadActions } from './use-upload-actions';
import { useUploadStatus } from './use-upload-status';

/** The step "confirm upload": the plan of an upload, or the progress of the last one. */
export function UploadStep(props: Omit<UploadStepProps, 'canUpload'>) {
  const { open, store } = props;
  const { t } = useTranslation(['draftUpload', 'common']);
  const canUpload = useCan('draft:draft:upload');
  const { id, status, version } = open.summary;
  const query = useUploadStatus({ draftId: id, ...props.items }, store);
  const actions = useUploadActions(id, store);
  const { data } = query;
  if (!data)
    return query.isError ? (
      <ListFailed title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingLine label={t('common:loading')} />
    );
  const { upload } = data.data;
  const isOfVersion = upload?.version === version && upload.state !== 'cancelled';
  if (upload && isOfVersion && (status === 9 || status === 3 || status === 4))
    return (
      <ProgressView
        {...props}
        canUpload={canUpload}
        actions={actions}
        upload={status === 9 && data.data.draft.status !== 9 ? sentAgain(upload) : upload}
        response={data}
      />
    );
  if (status === 4)
    return (
      <EmptyState
        kind="nothingYet"
        title={t('history.uploadedTitle')}
        description={t('history.uploadedBody')}
        className="flex-1"
      />
    );
  return <PlanView {...props} canUpload={canUpload} actions={actions} />;
}

/** An ended upload that is sent again, until the server reports its progress. */
function sentAgain(upload: DraftUpload): DraftUpload {
  return { ...upload, state: 'queued', finishedTime: null, problem: null, canRetry: false, canInvert: false };
}
