import { importExtensions, type Account, type Channel } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, cn, IconButton, ProgressBar, SegmentedControl } from '@meridian/ui';
import { UploadIcon, XIcon } from '@meridian/ui/icons';
import { useRef, useState, type DragEvent } from 'react';
import { useErrorMessage } from '../../lib/use-error-message';
import { checkFile, maxImportMegabytes, type FileProblem } from './check-file';
import { useUploadQueue } from './use-upload-queue';

/** Where report files are dropped or chosen. A file goes into the current account. */
export function UploadArea({ account }: { account: Account | undefined }) {
  const { t } = useTranslation(['imports', 'common', 'routes']);
  const errorMessage = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  const [channel, setChannel] = useState<Channel>('search');
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<{ fileName: string; problem: FileProblem }[]>([]);
  const uploads = useUploadQueue();
  const add = (files: FileList | null) => {
    if (!account || !files) return;
    const { accountId } = account;
    const checked = [...files].map((file) => ({ file, problem: checkFile(file) }));
    uploads.clearFailures();
    setRefused(checked.flatMap(({ file, problem }) => (problem ? [{ fileName: file.name, problem }] : [])));
    uploads.add(checked.flatMap(({ file, problem }) => (problem ? [] : [{ file, channel, accountId }])));
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && account !== undefined);
    if (event.type === 'drop') add(event.dataTransfer.files);
  };
  const failures = [
    ...refused.map(({ fileName, problem }) => t(problem, { file: fileName, limit: maxImportMegabytes })),
    ...uploads.failures.map(({ fileName, error }) =>
      t('uploadFailed', { file: fileName, message: errorMessage(error) }),
    ),
  ];
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
      </div>
      {account ? (
        // dropping is a shortcut for the mouse; the button inside does the same for everybody
        <div
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drag}
          className={cn(
            'flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-md border border-dashed border-line-control bg-sunken px-4 py-3 transition-colors',
            isOver && 'border-accent bg-accent-bg',
          )}
        >
          <UploadIcon aria-hidden className="text-fg-3" />
          <p>
            {t('drop')}{' '}
            <button
              type="button"
              onClick={() => input.current?.click()}
              className="rounded-xs px-0.5 py-0.5 font-medium text-accent-fg focus-ring hover:underline"
            >
              {t('choose')}
            </button>
          </p>
          <p className="text-12 text-fg-3">{t('formats', { limit: maxImportMegabytes })}</p>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={importExtensions.join(',')}
            aria-label={t('choose')}
            onChange={({ target }) => {
              add(target.files);
              target.value = '';
            }}
          />
        </div>
      ) : (
        <Alert tone="info">{t('chooseAccount')}</Alert>
      )}
      {uploads.current && (
        <div role="status" className="flex items-center gap-3 text-12 text-fg-2">
          <span className="truncate">{t('uploading', { file: uploads.current.fileName })}</span>
          <ProgressBar
            label={t('uploading', { file: uploads.current.fileName })}
            value={uploads.current.share}
            className="w-48 max-w-1/3"
          />
          {uploads.waitingCount > 0 && (
            <span className="text-fg-3">{t('waitingFiles', { count: uploads.waitingCount })}</span>
          )}
        </div>
      )}
      {failures.length > 0 && (
        <Alert
          tone="bad"
          action={
            <IconButton
              size="small"
              label={t('common:close')}
              onClick={() => {
                setRefused([]);
                uploads.clearFailures();
              }}
            >
              <XIcon />
            </IconButton>
          }
        >
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
