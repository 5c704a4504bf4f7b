import { spreadsheetExtensions, type Account, type Channel } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, IconButton, SegmentedControl, Switch } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { NewAccountLink } from '../../../lib/page/no-account';
import { BatchSummary } from './batch-summary';
import { maxImportMegabytes } from './check-file';
import type { FoundFile } from './dropped-files';
import { FileDropZone } from './file-drop-zone';
import { newUploads } from './new-uploads';
import { UploadProgress } from './upload-progress';
import { FileChangedError, useUploads } from './uploads';
import { useCheckFirst } from './use-check-first';
import { useSendUploads } from './use-send-uploads';

export interface UploadAreaProps {
  account: Account | undefined;
  /** Whether the user has any accounts. */
  hasAccounts: boolean;
  /** Opens an import in review. */
  onReview: (id: string) => void;
}

/** The area on which report files are dropped or selected. They go to the current account, or to the one that each file names. */
export function UploadArea({ account, hasAccounts, onReview }: UploadAreaProps) {
  const { t } = useTranslation(['imports', 'routes']);
  const [channel, setChannel] = useState<Channel>('search');
  const { isChecking, setChecking } = useCheckFirst();
  const [isNamed, setNamed] = useState(false);
  const add = useUploads((state) => state.add);
  const send = useSendUploads();
  const addFiles = async (files: readonly FoundFile[], accountId: number) => {
    const mode = isChecking ? 'preview' : 'book';
    const accounts = isNamed ? 'named' : 'selected';
    const { uploads, rejected } = await newUploads(files, { channel, accountId, mode, accounts });
    add(uploads, rejected);
    send();
  };
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
        <span className="flex flex-wrap gap-x-6 gap-y-2 desktop:ml-auto">
          <Switch label={t('namedAccounts')} checked={isNamed} onCheckedChange={setNamed} />
          <Switch label={t('checkFirst')} checked={isChecking} onCheckedChange={setChecking} />
        </span>
      </div>
      {account ? (
        <FileDropZone onFiles={(files) => void addFiles(files, account.accountId)} />
      ) : (
        <Alert tone="info" action={!hasAccounts && <NewAccountLink variant="link" />}>
          {t(hasAccounts ? 'chooseAccount' : 'noAccount')}
        </Alert>
      )}
      <UploadProgress />
      <BatchSummary onReview={onReview} />
      <UploadErrors />
    </div>
  );
}

/** Maximum number of files listed by name. */
const maxErrors = 8;

/** Rejected files and failed uploads. Empty if there are none. */
function UploadErrors() {
  const { t } = useTranslation(['imports', 'common']);
  const errorMessage = useErrorMessage();
  const { items, rejected, dismissErrors } = useUploads();
  const errors = [
    ...rejected.map(({ fileName, problem }) =>
      t(problem, { file: fileName, limit: maxImportMegabytes, formats: spreadsheetExtensions.join(' ') }),
    ),
    ...items
      .filter(({ state }) => state === 'failed')
      .map(({ name, error }) =>
        error instanceof FileChangedError
          ? t('changedMeanwhile', { file: name })
          : t('uploadFailed', { file: name, message: errorMessage(error) }),
      ),
  ];
  if (errors.length === 0) return null;
  const more = errors.length - maxErrors;
  return (
    <Alert
      tone="bad"
      action={
        <IconButton size="small" label={t('common:close')} onClick={dismissErrors}>
          <XIcon />
        </IconButton>
      }
    >
      <ul>
        {errors.slice(0, maxErrors).map((error) => (
          <li key={error}>{error}</li>
        ))}
        {more > 0 && <li>{t('batch.more', { count: more })}</li>}
      </ul>
    </Alert>
  );
}
