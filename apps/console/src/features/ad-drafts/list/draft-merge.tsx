import type { DraftSummary, ListedAccountMerge } from '@meridian/api-client/contract';
import { canGetChangesAtNight, isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { MoonIcon, RefreshCwIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { useMergeProblemText } from '../lib/use-merge-problem-text';

/** The last changes are old news after this time, unless they come every night. */
const newsMs = 24 * 3_600_000;

export interface DraftMergeProps {
  draft: DraftSummary;
  merge: ListedAccountMerge;
  /** When the list was opened. */
  openedAt: Date;
  /** Time of an instant. */
  at: (instant: string) => string;
  onOpen: (draft: DraftSummary) => void;
}

/** What a draft of an account knows of changes there: progress, result, conflicts, and whether it gets them every night. */
export function DraftMerge({ draft, merge: listed, openedAt, at, onOpen }: DraftMergeProps) {
  const { t } = useTranslation('adDrafts');
  const { merge, conflicts, nightly } = listed;
  const isNews =
    merge !== null && (nightly !== null || openedAt.getTime() - Date.parse(merge.startedTime) < newsMs);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-fg-3">
      <span role="status" className="contents">
        {isNews && <LastMerge merge={merge} at={at} />}
      </span>
      {conflicts > 0 && isEditable(draft.status) && (
        <button
          type="button"
          onClick={() => onOpen(draft)}
          className="inline-flex min-h-6 items-center gap-1.5 rounded-xs text-warn-fg underline focus-ring max-desktop:min-h-8"
        >
          <TriangleAlertIcon aria-hidden className="size-3.5 flex-none" />
          {t('merge.openConflicts', { count: conflicts })}
        </button>
      )}
      {nightly !== null && <Nightly nightly={nightly} status={draft.status} at={at} />}
    </span>
  );
}

const Line = ({
  icon,
  isBad = false,
  children,
}: {
  icon: ReactNode;
  isBad?: boolean;
  children: ReactNode;
}) => (
  <span
    className={isBad ? 'flex min-w-0 items-start gap-1.5 text-bad-fg' : 'flex min-w-0 items-start gap-1.5'}
  >
    {icon}
    <span className="min-w-0 wrap-anywhere whitespace-normal">{children}</span>
  </span>
);

function LastMerge({
  merge,
  at,
}: {
  merge: NonNullable<ListedAccountMerge['merge']>;
  at: DraftMergeProps['at'];
}) {
  const { t } = useTranslation('adDrafts');
  const problemText = useMergeProblemText();
  const { state, problem, campaignsDone: done, campaignsTotal: count, startedTime } = merge;
  const { added, changed, removed } = merge;
  if (state === 'cancelled') return null;
  if (state === 'running')
    return (
      <Line icon={<RefreshCwIcon aria-hidden className="mt-0.5 size-3.5 flex-none" />}>
        {t('merge.running')}
        {count > 0 && ` · ${t('fetch.progress', { count, done })}`}
      </Line>
    );
  if (state === 'failed')
    return (
      <Line isBad icon={<TriangleAlertIcon aria-hidden className="mt-0.5 size-3.5 flex-none" />}>
        {t('merge.failedAt', { time: at(startedTime), reason: problemText(problem) })}
      </Line>
    );
  return (
    <Line icon={<RefreshCwIcon aria-hidden className="mt-0.5 size-3.5 flex-none" />}>
      {added + changed + removed === 0
        ? t('merge.noneAt', { time: at(startedTime) })
        : t('merge.doneAt', { time: at(startedTime), added, changed, removed })}
    </Line>
  );
}

function Nightly({
  nightly: { nextTime, stopped, userName },
  status,
  at,
}: {
  nightly: NonNullable<ListedAccountMerge['nightly']>;
  status: DraftSummary['status'];
  at: DraftMergeProps['at'];
}) {
  const { t } = useTranslation('adDrafts');
  const text = () => {
    if (stopped === 'failed') return t('merge.nightlyFailed');
    if (stopped === 'access_lost')
      return userName === ''
        ? t('merge.nightlyUserDeleted')
        : t('merge.nightlyAccessLost', { name: userName });
    if (!canGetChangesAtNight(status)) return t('merge.nightlySkipped');
    return t('merge.nightlyNext', { time: at(nextTime ?? '') });
  };
  return (
    <Line isBad={stopped !== null} icon={<MoonIcon aria-hidden className="mt-0.5 size-3.5 flex-none" />}>
      {text()}
    </Line>
  );
}
