import type { Account, Channel } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, IconButton, SegmentedControl, Switch } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { checkFile, maxImportMegabytes, type FileProblem } from './check-file';
import { FileDropZone } from './file-drop-zone';
import { UploadProgress } from './upload-progress';
import { useCheckFirst } from './use-check-first';
import { useUploadQueue, type NewUpload } from './use-upload-queue';

/** Where report files are dropped or selected. A file goes into the current account. */
export function UploadArea({ account }: { account: Account | undefined }) {
  const { t } = useTranslation(['imports', 'routes']);
  const [channel, setChannel] = useState<Channel>('search');
  const { isChecking, setChecking } = useCheckFirst();
  const upload = useUpload();
  return (
    <div className="flex flex-col gap-3 px-page pb-3 max-desktop:px-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SegmentedControl
          label={t('channel')}
          items={[
            { value: 'search', label: t('routes:keywordSearch') },
            { value: 'feed', label: t('routes:feeds') },
          ]}
          value={channel}
          onValueChange={setChannel}
        />
        {account && (
          <p className="text-fg-3">
            {t('into')}{' '}
            <span className="font-medium text-fg-1">
              {account.accountName} {account.accountNo}
            </span>
          </p>
        )}
        <Switch
          label={t('checkFirst')}
          checked={isChecking}
          onCheckedChange={setChecking}
          className="desktop:ml-auto"
        />
      </div>
      {account ? (
        <FileDropZone
          onFiles={(files) =>
            upload.add(files, {
              channel,
              accountId: account.accountId,
              mode: isChecking ? 'preview' : 'book',
            })
          }
        />
      ) : (
        <Alert tone="info">{t('chooseAccount')}</Alert>
      )}
      {upload.current && <UploadProgress current={upload.current} waitingCount={upload.waitingCount} />}
      {upload.errors.length > 0 && <UploadErrors errors={upload.errors} onClose={upload.clearErrors} />}
    </div>
  );
}

/** The upload queue behind a check of the files, with the errors of both in words. */
function useUpload() {
  const { t } = useTranslation('imports');
  const errorMessage = useErrorMessage();
  const { current, waitingCount, failures, add, clearFailures } = useUploadQueue();
  const [rejected, setRejected] = useState<{ fileName: string; problem: FileProblem }[]>([]);
  return {
    current,
    waitingCount,
    errors: [
      ...rejected.map(({ fileName, problem }) => t(problem, { file: fileName, limit: maxImportMegabytes })),
      ...failures.map(({ fileName, error }) =>
        t('uploadFailed', { file: fileName, message: errorMessage(error) }),
      ),
    ],
    add: (files: readonly File[], target: Omit<NewUpload, 'file'>) => {
      const checked = files.map((file) => ({ file, problem: checkFile(file) }));
      clearFailures();
      setRejected(
        checked.flatMap(({ file, problem }) => (problem ? [{ fileName: file.name, problem }] : [])),
      );
      add(checked.flatMap(({ file, problem }) => (problem ? [] : [{ file, ...target }])));
    },
    clearErrors: () => {
      setRejected([]);
      clearFailures();
    },
  };
}

/** The files that were rejected or could not be uploaded. */
function UploadErrors({ errors, onClose }: { errors: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Alert
      tone="bad"
      action={
        <IconButton size="small" label={t('close')} onClick={onClose}>
          <XIcon />
        </IconButton>
      }
    >
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  );
}
