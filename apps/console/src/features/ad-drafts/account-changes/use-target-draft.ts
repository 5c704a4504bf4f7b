import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { useState } from 'react';
import { useEditableDrafts } from '../lib/use-editable-drafts';

const newDraft = 'new';

/** The draft that changes are added to: that of the same day if there is one, otherwise a new one, until the user selects another. */
export function useTargetDraft({ accountId, today }: { accountId: number; today: string }) {
  const { t } = useTranslation('itemChanges');
  const { language } = useLanguage();
  const { drafts, error, refetch } = useEditableDrafts(accountId);
  const [selected, setSelected] = useState<string>();
  const draftName = t('draftName', { day: formatDay(today, language, 'short') });
  const ofDay = drafts?.find(({ name }) => name === draftName)?.id;
  const value = selected ?? ofDay ?? newDraft;
  return {
    drafts,
    error,
    refetch,
    value,
    setValue: setSelected,
    newValue: newDraft,
    /** Null for a new one. */
    draftId: value === newDraft ? null : value,
    /** Name of a new one. */
    draftName,
  };
}
export type TargetDraft = ReturnType<typeof useTargetDraft>;
