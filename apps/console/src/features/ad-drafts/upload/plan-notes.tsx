import type { DraftPlan } from '@meridian/api-client/contract';
import { ruleTitle, type RowKind } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { NoteItem } from './note-item';
import { useUploadTexts } from './use-upload-texts';

type Note = DraftPlan['notes'][number];

export interface PlanNotesProps {
  notes: readonly Note[];
  /** Shows rows of a kind in a parent. */
  onOpen: (kind: RowKind, parentId: string) => void;
}

/** Notes about the upload that do not prevent it. */
export function PlanNotes({ notes, onOpen }: PlanNotesProps) {
  const { t } = useTranslation('draftUpload');
  const wordsOf = useNoteWords();
  if (notes.length === 0) return null;
  const count = notes.length;
  return (
    <section aria-labelledby="plan-notes" className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-2 px-page pb-3 max-desktop:px-4">
        <h2 id="plan-notes" className="text-14 font-semibold">
          {t('notes.title')}
        </h2>
        <span className="text-13 text-fg-3">{t('notes.summary', { count })}</span>
      </div>
      <ul className="border-t border-line-1">
        {notes.map((note) => {
          const { title, body } = wordsOf(note);
          const { kind, parentId } = note;
          return (
            <NoteItem
              key={`${note.code} ${note.ruleId ?? ''} ${kind ?? ''}`}
              title={title}
              body={body}
              onOpen={kind !== null && parentId !== null ? () => onOpen(kind, parentId) : undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}

function useNoteWords(): (note: Note) => { title: string; body: string } {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { counted } = useUploadTexts();
  return ({ code, kind, ruleId, ruleName, count }) => {
    const items = counted(kind ?? 'items', count);
    switch (code) {
      case 'rule':
        return { title: ruleName ?? ruleTitle({ ruleId: ruleId ?? '' }, language), body: items };
      case 'existing_names':
        return { title: t('notes.existing', { items }), body: t('notes.existingBody') };
      case 'account_unknown':
        return { title: t('notes.unknown'), body: t('notes.unknownBody') };
      case 'enables_items':
        return { title: t('notes.enabled', { items }), body: t('notes.enabledBody') };
      case 'changed_elsewhere':
        return { title: t('notes.elsewhere', { items }), body: t('notes.elsewhereBody') };
      case 'temporary_names':
        return { title: t('notes.temporaryNames', { items }), body: t('notes.temporaryNamesBody') };
      case 'removes_items':
        return { title: t('notes.removed', { items }), body: t('notes.removedBody') };
    }
  };
}
