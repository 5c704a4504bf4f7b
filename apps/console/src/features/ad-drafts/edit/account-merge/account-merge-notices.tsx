import type { AccountMergeStatus } from '@meridian/api-client/contract';
import { findRow, type Draft, type Row, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, LoadingLine, ProgressBar } from '@meridian/ui';
import { ConflictPanel } from '../parts/conflict-panel';
import type { AccountMerge } from './use-account-merge';

export interface AccountMergeNoticesProps {
  merge: AccountMerge;
  /** The visible draft. */
  draft: Draft;
}

/** Progress of getting changes of the account, and values that changed on both sides. */
export function AccountMergeNotices({ merge, draft }: AccountMergeNoticesProps) {
  const { t } = useTranslation('adDrafts');
  const { status, conflictCount: count, isBusy, decide } = merge;
  const conflicts = merge.conflicts.map((conflict) => ({
    ...conflict,
    mine: valueIn(draft, conflict),
    myDraft: draft,
  }));
  return (
    <>
      {status?.state === 'running' && <Running status={status} onCancel={merge.cancel} />}
      <ConflictPanel
        conflicts={conflicts}
        title={t('merge.conflicts', { count })}
        body={t('merge.conflictsBody')}
        texts={{
          mine: t('merge.mine'),
          theirs: t('merge.theirs'),
          takeMine: t('merge.takeMine'),
          takeTheirs: t('merge.takeTheirs'),
        }}
        isDisabled={isBusy}
        onDecide={(conflict, side) => decide([conflict], side)}
        actions={
          count > 1 && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line-2 px-page py-2 max-desktop:px-4">
              <Button disabled={isBusy} onClick={() => decide(null, 'theirs')}>
                {t('merge.takeAllTheirs')}
              </Button>
              <Button disabled={isBusy} onClick={() => decide(null, 'mine')}>
                {t('merge.takeAllMine')}
              </Button>
            </div>
          )
        }
      />
    </>
  );
}

type Status = NonNullable<AccountMergeStatus['merge']>;

function Running({ status, onCancel }: { status: Status; onCancel: () => void }) {
  const { t } = useTranslation('adDrafts');
  const { campaignsDone: done, campaignsTotal: count } = status;
  return (
    <section
      aria-label={t('merge.running')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 px-page py-2 text-13 max-desktop:px-4"
    >
      {count === 0 ? (
        <LoadingLine label={t('merge.running')} />
      ) : (
        <>
          <span>{t('merge.running')}</span>
          <span className="w-48">
            <ProgressBar label={t('merge.running')} value={done / count} />
          </span>
          <span role="status" className="text-fg-2">
            {t('fetch.progress', { count, done })}
          </span>
        </>
      )}
      <Button className="ml-auto" onClick={onCancel}>
        {t('fetch.cancel')}
      </Button>
    </section>
  );
}

/** The draft's current value; a removed row has none. */
function valueIn(draft: Draft, { kind, id, field, mine }: AccountMerge['conflicts'][number]): unknown {
  const row = field === 'row' ? undefined : findRow<RowKind>(draft, kind, id);
  return row === undefined ? mine : row[field as keyof Row];
}
