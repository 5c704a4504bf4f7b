import type { DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { useState } from 'react';
import { FailureWords } from './failure-words';
import { ItemList } from './item-list';
import { ProgressFooter } from './progress-footer';
import { ProgressHead } from './progress-head';
import { ProgressSide } from './progress-side';
import { StepBars } from './step-bars';
import { StepFrame } from './step-frame';
import { UndoUploadDialog } from './undo-upload-dialog';
import type { ProgressViewProps } from './upload-step-props';
import { useUploadTexts } from './use-upload-texts';

/** A running or ended upload: batches, items with failures first, and commands. */
export function ProgressView(props: ProgressViewProps) {
  const { open, upload, response, structure, isSideOpen, timeZone, canUpload, actions } = props;
  const { t } = useTranslation('draftUpload');
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <StepFrame
      structure={structure}
      isSideOpen={isSideOpen}
      sideLabel={t('side.label')}
      side={<ProgressSide upload={upload} timeZone={timeZone} canUpload={canUpload} summary={open.summary} />}
      footer={<ProgressFooter {...props} onUndo={() => setIsUndoing(true)} />}
    >
      <ProgressHead upload={upload} canUpload={canUpload} actions={actions} />
      {upload.wait && <WaitLine wait={upload.wait} timeZone={timeZone} />}
      {upload.problem && (
        <Alert tone="bad" className="mx-page mb-3 max-desktop:mx-4">
          <FailureWords failure={upload.problem} />
        </Alert>
      )}
      <StepBars
        steps={response.data.steps}
        isActive={open.summary.status === 9 && upload.state !== 'paused'}
      />
      <ItemList
        draftId={open.summary.id}
        draft={open.session.history.draft}
        upload={upload}
        timeZone={timeZone}
        canUpload={canUpload}
        actions={actions}
        list={response.data.list}
        totalCount={response.page.totalCount}
        address={props.items}
        onAddressChange={props.onItemsChange}
        onJump={props.onJump}
      />
      {isUndoing && (
        <UndoUploadDialog summary={open.summary} onOpen={props.onOpen} onClose={() => setIsUndoing(false)} />
      )}
    </StepFrame>
  );
}

function WaitLine({ wait, timeZone }: { wait: NonNullable<DraftUpload['wait']>; timeZone: string }) {
  const { t } = useTranslation('draftUpload');
  const { time } = useUploadTexts();
  const at = time(wait.until, timeZone);
  return (
    <Alert tone="warn" className="mx-page mb-3 max-desktop:mx-4">
      <p className="font-medium">{wait.message}</p>
      <p>
        {wait.attempt === 0
          ? t('progress.waitFirst', { time: at })
          : t('progress.waitBody', { count: wait.attempt, time: at })}
      </p>
    </Alert>
  );
}
