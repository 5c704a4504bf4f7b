import type { DraftSummary, DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useListText } from '../../../lib/language/use-list-text';
import { useUploadTexts } from './use-upload-texts';

export interface ProgressSideProps {
  upload: DraftUpload;
  summary: DraftSummary;
  /** IANA name, for times. */
  timeZone: string;
  canUpload: boolean;
}

/** The parts of an upload that need attention, who started it and when, and what may happen meanwhile. */
export function ProgressSide({ upload, summary, timeZone, canUpload }: ProgressSideProps) {
  const { t } = useTranslation('draftUpload');
  const { failed, blocked } = upload.counts;
  return (
    <div className="flex flex-col gap-4 text-13">
      {failed > 0 ? (
        <section>
          <h2 className="text-14 font-semibold">{t('needsYou.title', { count: failed })}</h2>
          <p className="mt-1.5 text-fg-2">{t('needsYou.body')}</p>
          {blocked > 0 && <p className="mt-1.5 text-fg-2">{t('needsYou.blocked', { count: blocked })}</p>}
        </section>
      ) : (
        <h2 className="text-14 font-semibold">{t(`state.${upload.state}`)}</h2>
      )}
      <Facts upload={upload} summary={summary} timeZone={timeZone} />
      <Alert tone={upload.state === 'succeeded' ? 'ok' : 'info'}>
        {t(hintOf(summary.status, canUpload))}
      </Alert>
    </div>
  );
}

function hintOf(status: DraftSummary['status'], canUpload: boolean) {
  if (status === 4) return 'side.succeeded' as const;
  if (!canUpload) return 'side.noPermission' as const;
  return status === 9 ? ('side.leave' as const) : ('side.failed' as const);
}

function Facts({ upload, summary, timeZone }: Omit<ProgressSideProps, 'canUpload'>) {
  const { t } = useTranslation('draftUpload');
  const { time } = useUploadTexts();
  const listText = useListText();
  const { planned, done, repeated } = upload.calls;
  const calls = t('account.callsValue', { done, planned });
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <Fact label={t('account.started')}>
        {t('account.startedValue', {
          time: time(upload.startedTime, timeZone),
          name: upload.startedBy || t('account.nobody'),
        })}
      </Fact>
      {upload.finishedTime !== null && (
        <Fact label={t('account.finished')}>{time(upload.finishedTime, timeZone)}</Fact>
      )}
      <Fact label={t('account.title')}>
        {summary.accountName} {summary.accountNo}
      </Fact>
      <Fact label={t('account.calls')}>
        {listText(repeated > 0 ? [calls, t('account.repeated', { count: repeated })] : [calls], 'values')}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
