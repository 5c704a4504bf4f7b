import type { Announcement } from '@meridian/api-client/contract';
import { formatWallTime, useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { useState } from 'react';
import { recentTime } from '../../../lib/day-and-time';
import { notify } from '../../../lib/notices';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useAnnouncementTitle } from '../use-announcement-title';
import { draftOf, findPublishProblems, type PublishProblem } from './announcement-draft';
import { ConflictDialog } from './conflict-dialog';
import { DeliveryFields } from './delivery-fields';
import { EditHead } from './edit-head';
import { EditQuestions, type EditQuestion } from './edit-questions';
import { LanguageTabs } from './language-tabs';
import { PreviewPanel } from './preview-panel';
import { PreviewPlace } from './preview-place';
import { ReadOnlyNote } from './read-only-note';
import { useAnnouncementActions } from './use-announcement-actions';
import { useAnnouncementDraft } from './use-announcement-draft';
import { useSaveShortcut } from './use-save-shortcut';
import { useTimeSlots } from './use-time-slots';

export interface AnnouncementEditorProps {
  /** Undefined for a new one. */
  id: string | undefined;
  /** As the server has it; undefined for a new one. */
  saved: Announcement | undefined;
  /** Asks the server for it again. */
  onReload: () => Promise<unknown>;
  onCreated: (id: string) => void;
  onBack: () => void;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** What keeps a draft from each of these: a half text may be saved, and one that nobody has read may be tested. */
const hinders = {
  save: ['tooLong'],
  test: ['tooLong', 'partial', 'englishEmpty'],
  publish: ['tooLong', 'partial', 'englishEmpty', 'unread'],
} as const satisfies Record<string, readonly PublishProblem['kind'][]>;

/** Writes an announcement in three languages. A published one can be read only, until it is withdrawn. */
export function AnnouncementEditor({
  id,
  saved,
  onReload,
  onCreated,
  onBack,
  today,
  timeZone,
}: AnnouncementEditorProps) {
  const { t } = useTranslation('announcements');
  const { language: pageLanguage } = useLanguage();
  const titleOf = useAnnouncementTitle();
  const state = useAnnouncementDraft(id, saved);
  const actions = useAnnouncementActions({ id, saved, ...state, onCreated });
  const hasRoom = useMediaQuery('(width >= 1360px)');
  const [language, setLanguage] = useState<Language>('en');
  const [question, setQuestion] = useState<EditQuestion>();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [hasBadTime, setHasBadTime] = useState(false);
  const isReadOnly = saved !== undefined && saved.state !== 'draft';
  // a published one is shown as it is; what was typed before waits until somebody decides
  const draft = isReadOnly ? draftOf(saved) : state.draft;
  const timeSlots = useTimeSlots(draft.publishTime, timeZone);

  const now = `${today} ${formatWallTime(new Date().toISOString(), timeZone).slice(-'00:00'.length)}`;
  const wanted = draft.publishTime === null ? null : formatWallTime(draft.publishTime, timeZone);
  const isPast = wanted !== null && wanted <= now;
  const later = isPast ? null : wanted;

  const mayBe = (of: keyof typeof hinders) => {
    const kinds: readonly string[] = hinders[of];
    const problems = findPublishProblems(state.latest.current).filter(({ kind }) => kinds.includes(kind));
    if (problems.length > 0) setQuestion({ kind: 'problems', of, problems });
    else if (hasBadTime) notify({ tone: 'error', title: t('time.invalid') });
    return problems.length === 0 && !hasBadTime;
  };
  const save = () => {
    if (!isReadOnly && mayBe('save')) void actions.save();
  };
  const publish = async () => {
    const announcement = mayBe('publish') ? await actions.prepare() : undefined;
    if (announcement) setQuestion({ kind: 'publish', announcement });
  };
  useSaveShortcut(save);

  const savedNote =
    saved && t('saved', { time: recentTime(saved.savedTime, { timeZone, today }, pageLanguage) });

  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EditHead
        title={id === undefined && !state.isDirty ? t('newTitle') : titleOf(draft.texts)}
        state={saved?.state ?? 'draft'}
        savedNote={state.isDirty ? t('unsaved') : savedNote}
        busy={actions.busy}
        onBack={onBack}
        onTest={() => mayBe('test') && void actions.test()}
        onPublish={() => void publish()}
        onWithdraw={() => saved && setQuestion({ kind: 'withdraw', announcement: saved })}
        onPreview={hasRoom ? undefined : () => setIsPreviewOpen(true)}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-page pb-5 max-desktop:px-4">
          {isReadOnly && (
            <ReadOnlyNote
              announcement={saved}
              isDirty={state.isDirty}
              onDiscard={state.discard}
              onSaveAsNew={() => void actions.save({ asNew: true })}
              timeZone={timeZone}
            />
          )}
          <LanguageTabs
            draft={draft}
            onChange={state.change}
            language={language}
            onLanguageChange={setLanguage}
            isReadOnly={isReadOnly}
            timeSlots={timeSlots}
          />
          <DeliveryFields
            draft={draft}
            onChange={state.change}
            recipients={saved?.recipients}
            isPast={isPast}
            timeZone={timeZone}
            isReadOnly={isReadOnly}
            isRefused={hasBadTime}
            onRefusedChange={setHasBadTime}
          />
        </div>
        <PreviewPlace isBeside={hasRoom} isOpen={isPreviewOpen} onOpenChange={setIsPreviewOpen}>
          <PreviewPanel draft={draft} appears={later ?? now} hasTitle={hasRoom} />
        </PreviewPlace>
      </div>
      <EditQuestions
        question={question}
        actions={actions}
        appears={later}
        timeZone={timeZone}
        onShow={(problem) => {
          setLanguage(problem);
          setQuestion(undefined);
        }}
        onClose={() => setQuestion(undefined)}
      />
      {actions.conflict && (
        <ConflictDialog
          conflict={actions.conflict}
          isDirty={state.isDirty}
          onLoadTheirs={async () => {
            await onReload();
            state.discard();
            actions.closeConflict();
          }}
          onSaveAsNew={() => actions.save({ asNew: true })}
          onClose={actions.closeConflict}
        />
      )}
    </form>
  );
}
