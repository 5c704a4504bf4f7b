import type { DraftPlan } from '@meridian/api-client/contract';
import { conflictFieldTitle, type RowKind } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { NoteItem } from './note-item';
import { useUploadTexts } from './use-upload-texts';

export interface PlanNotSentProps {
  values: DraftPlan['notSent'];
  /** Shows rows of a kind in a parent. */
  onOpen: (kind: RowKind, parentId: string) => void;
}

/** Lists values of the draft that the provider does not get, so that users do not take them for sent. */
export function PlanNotSent({ values, onOpen }: PlanNotSentProps) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { counted } = useUploadTexts();
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="plan-not-sent" className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-2 px-page pb-3 max-desktop:px-4">
        <h2 id="plan-not-sent" className="text-14 font-semibold">
          {t('notSent.title')}
        </h2>
        <span className="text-13 text-fg-3">{t('notSent.summary')}</span>
      </div>
      <ul className="border-t border-line-1">
        {values.map(({ kind, field, reason, count, parentId }) => (
          <NoteItem
            key={`${kind} ${field} ${reason}`}
            title={t('notSent.of', {
              field: conflictFieldTitle(field, language),
              items: counted(kind, count),
            })}
            body={t(`notSent.reasons.${reason}`)}
            onOpen={() => onOpen(kind, parentId)}
          />
        ))}
      </ul>
    </section>
  );
}
