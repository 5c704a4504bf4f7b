import type { Announcement } from '@meridian/api-client/contract';
import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { useMediaQuery } from '@meridian/ui';
import { useState } from 'react';
import { recentTime } from '../../../lib/dates/day-and-time';
import { useAnnouncementTitle } from '../lib/use-announcement-title';
import { ConflictDialog } from './actions/conflict-dialog';
import { EditQuestions, type EditQuestion } from './actions/edit-questions';
import { useAnnouncementActions } from './actions/use-announcement-actions';
import { useEditCommands } from './actions/use-edit-commands';
import { DeliveryFields } from './delivery/delivery-fields';
import { publishMoment } from './delivery/publish-moment';
import { draftOf } from './draft/announcement-draft';
import { useAnnouncementDraft } from './draft/use-announcement-draft';
import { EditHead } from './edit-head';
import { PreviewContainer } from './preview/preview-container';
import { PreviewPanel } from './preview/preview-panel';
import { ReadOnlyNote } from './read-only-note';
import { LanguageTabs } from './texts/language-tabs';
import { useTimeSlots } from './texts/use-time-slots';

export interface AnnouncementEditorProps {
  /** Undefined for a new one. */
  id: string | undefined;
  /** The announcement on the server; undefined for a new one. */
  saved: Announcement | undefined;
  /** Refetches it. */
  onReload: () => Promise<unknown>;
  onCreated: (id: string) => void;
  onBack: () => void;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** Edits an announcement in three languages. A published one is read-only until it is withdrawn. */
export function AnnouncementEditor(props: AnnouncementEditorProps) {
  const editor = useEditor(props);
  const { state, actions, commands, draft, moment, isReadOnly, language, setLanguage } = editor;
  const { saved, onReload, timeZone } = props;
  const isPreviewBeside = useMediaQuery('(width >= 1360px)');
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const saveAsNew = () => actions.run({ action: 'save', asNew: true });
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        commands.save();
      }}
    >
      <EditorHead
        {...props}
        editor={editor}
        onPreview={isPreviewBeside ? undefined : () => setIsPreviewOpen(true)}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-page pb-5 max-desktop:px-4">
          {saved && isReadOnly && (
            <ReadOnlyNote
              announcement={saved}
              isDirty={state.isDirty}
              onDiscard={state.discard}
              onSaveAsNew={saveAsNew}
              timeZone={timeZone}
            />
          )}
          <LanguageTabs
            draft={draft}
            onChange={state.change}
            language={language}
            onLanguageChange={setLanguage}
            isReadOnly={isReadOnly}
            timeSlots={useTimeSlots(draft.publishTime, timeZone)}
          />
          <DeliveryFields
            draft={draft}
            onChange={state.change}
            recipients={saved?.recipients}
            isPast={moment.isPast}
            timeZone={timeZone}
            isReadOnly={isReadOnly}
            isInvalid={editor.hasInvalidTime}
            onInvalidChange={editor.setHasInvalidTime}
          />
        </div>
        <PreviewContainer isBeside={isPreviewBeside} isOpen={isPreviewOpen} onOpenChange={setIsPreviewOpen}>
          <PreviewPanel draft={draft} appears={moment.later ?? moment.now} hasTitle={isPreviewBeside} />
        </PreviewContainer>
      </div>
      <EditQuestions
        question={editor.question}
        actions={actions}
        appears={moment.later}
        timeZone={timeZone}
        onShow={(problem) => {
          setLanguage(problem);
          editor.setQuestion(undefined);
        }}
        onClose={() => editor.setQuestion(undefined)}
      />
      {actions.conflict && (
        <ConflictDialog
          conflict={actions.conflict}
          isDirty={state.isDirty}
          isSaving={actions.pending === 'save'}
          onLoadTheirs={async () => {
            await onReload();
            state.discard();
            actions.closeConflict();
          }}
          onSaveAsNew={saveAsNew}
          onClose={actions.closeConflict}
        />
      )}
    </form>
  );
}

/** The state of the editor: draft, actions, the open question and the visible language. */
function useEditor({ id, saved, onCreated, today, timeZone }: AnnouncementEditorProps) {
  const state = useAnnouncementDraft(id, saved);
  const actions = useAnnouncementActions({ id, saved, ...state, onCreated });
  const [language, setLanguage] = useState<Language>('en');
  const [question, setQuestion] = useState<EditQuestion>();
  const [hasInvalidTime, setHasInvalidTime] = useState(false);
  const isReadOnly = saved !== undefined && saved.state !== 'draft';
  // a published one is shown unchanged; earlier unsaved changes wait until the user decides
  const draft = isReadOnly ? draftOf(saved) : state.draft;
  const commands = useEditCommands({
    saved,
    latest: state.latest,
    actions,
    isReadOnly,
    hasInvalidTime,
    onQuestion: setQuestion,
  });
  return {
    state,
    actions,
    commands,
    draft,
    moment: publishMoment(draft.publishTime, { today, timeZone }),
    isReadOnly,
    language,
    setLanguage,
    question,
    setQuestion,
    hasInvalidTime,
    setHasInvalidTime,
  };
}

interface EditorHeadProps extends AnnouncementEditorProps {
  editor: ReturnType<typeof useEditor>;
  onPreview: (() => void) | undefined;
}

/** The header of the editor: title, state, save time, and the actions. */
function EditorHead({ editor, id, saved, today, timeZone, onBack, onPreview }: EditorHeadProps) {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const titleOf = useAnnouncementTitle();
  const { isDirty } = editor.state;
  const { commands } = editor;
  const savedNote = saved && t('saved', { time: recentTime(saved.savedTime, { timeZone, today }, language) });
  return (
    <EditHead
      title={id === undefined && !isDirty ? t('newTitle') : titleOf(editor.draft.texts)}
      state={saved?.state ?? 'draft'}
      savedNote={isDirty ? t('unsaved') : savedNote}
      pending={editor.actions.pending}
      onBack={onBack}
      onTest={commands.test}
      onPublish={commands.publish}
      onWithdraw={commands.withdraw}
      onPreview={onPreview}
    />
  );
}
