import { useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { LockBanner } from '../../upload/lock-banner';
import { AccountMergeNotices } from '../account-merge/account-merge-notices';
import { useEditor } from '../editor-model';
import { isFull } from '../session/storage-state';
import { ConflictPanel } from './conflict-panel';
import { DeletedBanner } from './deleted-banner';
import { WaitingPanel } from './waiting-panel';

/** Notices about obstacles to editing or saving, and pending decisions of the user. */
export function EditorNotices() {
  const { open, store, part, draft, limits, canEdit, accountMerge } = useEditor();
  const { isDeleted, isReadOnly, own, jump, onNavigate, onOpen } = useEditor();
  const { t } = useTranslation(['adDrafts', 'common']);
  return (
    <>
      {isDeleted && <DeletedBanner open={open} store={store} onOpen={onOpen} />}
      {part !== 'upload' && !isDeleted && (
        <LockBanner
          open={open}
          store={store}
          canEdit={canEdit}
          reopen={
            accountMerge.isAvailable
              ? { isBusy: accountMerge.isBusy, onStart: accountMerge.start }
              : undefined
          }
          onShow={() => onNavigate('upload', undefined)}
        />
      )}
      {(isFull(open.storage) || !open.isTypingStored) && (
        <Banner tone="warn" title={t('saving.notJournaled')} />
      )}
      {own.isFailed && !isDeleted && (
        <Banner
          tone="warn"
          title={t('ownRules.failed')}
          action={<Button onClick={own.retry}>{t('common:tryAgain')}</Button>}
        >
          {t('ownRules.failedBody')}
        </Banner>
      )}
      <ConflictPanel
        conflicts={open.session.conflicts}
        title={t('conflict.title', { count: open.session.conflicts.length })}
        body={t('conflict.body')}
        texts={{
          mine: t('conflict.mine'),
          theirs: t('conflict.theirs'),
          takeMine: t('conflict.takeMine'),
          takeTheirs: t('conflict.keepTheirs'),
        }}
        onDecide={store.decide}
      />
      {accountMerge.isAvailable && <AccountMergeNotices merge={accountMerge} draft={draft} />}
      {part !== 'upload' && (
        <WaitingPanel
          draft={draft}
          limits={limits}
          isReadOnly={isReadOnly}
          onCommand={store.run}
          onJump={jump}
        />
      )}
    </>
  );
}
