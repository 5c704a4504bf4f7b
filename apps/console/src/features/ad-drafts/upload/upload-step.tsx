import type { DraftUpload, EndpointData, endpoints } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { EmptyState, LoadingLine } from '@meridian/ui';
import { useEffect, useEffectEvent } from 'react';
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
  useNextVersion(data?.data, store);
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
  return <PlanView {...props} upload={upload} canUpload={canUpload} actions={actions} />;
}

/** Gets the version that a draft has after an upload of chosen campaigns. */
function useNextVersion(
  response: EndpointData<typeof endpoints.draftUploadStatus> | undefined,
  { saveNow }: Pick<UploadStepProps['store'], 'saveNow'>,
): void {
  const isPart = response?.upload?.state === 'succeeded' && response.upload.leftOut > 0;
  const version = isPart ? response.draft.version : undefined;
  const get = useEffectEvent(() => saveNow());
  useEffect(() => {
    if (version !== undefined) get();
  }, [version]);
}

/** An ended upload that is sent again, until the server reports its progress. */
function sentAgain(upload: DraftUpload): DraftUpload {
  return { ...upload, state: 'queued', finishedTime: null, problem: null, canRetry: false, canInvert: false };
}
