import type { AnnouncementState } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton } from '@meridian/ui';
import { ArrowLeftIcon, EyeIcon, MegaphoneIcon, SendIcon, UndoIcon } from '@meridian/ui/icons';
import { StateChip } from '../lib/state-chip';
import type { Action } from './actions/use-announcement-actions';

export interface EditHeadProps {
  title: string;
  state: AnnouncementState;
  /** The save time. Already translated. */
  savedNote: string | undefined;
  pending: Action | null;
  onBack: () => void;
  onTest: () => void;
  onPublish: () => void;
  onWithdraw: () => void;
  /** Opens the preview; undefined if it is next to the texts. */
  onPreview: (() => void) | undefined;
}

/** Title and state of the announcement, and its actions. */
export function EditHead({
  title,
  state,
  savedNote,
  pending,
  onBack,
  onTest,
  onPublish,
  onWithdraw,
  onPreview,
}: EditHeadProps) {
  const { t } = useTranslation('announcements');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-2 px-page pt-3.5 pb-3 max-desktop:px-4">
      <IconButton label={t('back')} className="-ml-2" onClick={onBack}>
        <ArrowLeftIcon />
      </IconButton>
      <h1 className="min-w-0 truncate text-16 font-semibold tracking-tight" title={title}>
        {title}
      </h1>
      <StateChip state={state} />
      <div className="flex items-center gap-2.5 max-desktop:grid max-desktop:w-full max-desktop:grid-cols-2 desktop:ml-auto">
        <p
          role="status"
          className="text-12 text-fg-3 tabular-nums max-desktop:col-span-2 max-desktop:empty:-mb-2.5"
        >
          {savedNote}
        </p>
        {onPreview && (
          <Button icon={<EyeIcon />} onClick={onPreview}>
            {t('preview.title')}
          </Button>
        )}
        {state === 'draft' ? (
          <>
            <Button type="submit" isLoading={pending === 'save'}>
              {t('save')}
            </Button>
            <Button icon={<SendIcon />} isLoading={pending === 'test'} onClick={onTest}>
              {t('test')}
            </Button>
            <Button
              variant="primary"
              icon={<MegaphoneIcon />}
              isLoading={pending === 'publish'}
              onClick={onPublish}
            >
              {t('publish.action')}
            </Button>
          </>
        ) : (
          <Button icon={<UndoIcon />} isLoading={pending === 'withdraw'} onClick={onWithdraw}>
            {t('withdraw.action')}
          </Button>
        )}
      </div>
    </header>
  );
}
