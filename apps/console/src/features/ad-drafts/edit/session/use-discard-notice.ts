import { conflictFieldTitle, type InputStore } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { notify } from '../../../../lib/page/notices';

/** Announces a discarded text, and offers to restore it. */
export function useDiscardNotice({ onDiscard, restore }: InputStore): void {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  useEffect(
    () =>
      onDiscard((input) =>
        notify({
          id: 'discarded-text',
          tone: 'info',
          title: t('waiting.discarded', { field: conflictFieldTitle(input.field, language) }),
          ...(input.text !== '' && { description: input.text }),
          action: { label: t('editor.undo'), onClick: () => restore(input) },
          seconds: 10,
        }),
      ),
    [onDiscard, restore, t, language],
  );
}
