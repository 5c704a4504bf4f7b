import { conflictFieldTitle, inputKey, type Draft, type ProviderLimits } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { CircleAlertIcon } from '@meridian/ui/icons';
import { useWaitingTexts } from '../edit/session/use-typed-texts';
import type { JumpTarget } from '../edit/use-jump';

export interface TypedTextsProps {
  draft: Draft;
  limits: ProviderLimits;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
}

/** Typed but unsaved texts, which the server does not have: they prevent the submission. */
export function TypedTexts({ draft, limits, onJump }: TypedTextsProps) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const texts = useWaitingTexts(draft, limits);
  if (texts.length === 0) return null;
  return (
    <section role="alert" className="border-b border-line-2 px-page py-4 text-13 max-desktop:px-4">
      <h2 className="flex items-center gap-2 text-14 font-semibold text-bad-fg">
        <CircleAlertIcon aria-hidden className="size-4 shrink-0" />
        {t('typed.title', { count: texts.length })}
      </h2>
      <p className="text-fg-3">{t('typed.body')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {texts.map(({ input }) => (
          <li key={inputKey(input)}>
            <button
              type="button"
              onClick={() => onJump({ ...input })}
              className="min-h-6 rounded-xs text-left wrap-anywhere text-accent-fg focus-ring hover:underline max-desktop:min-h-11"
            >
              {t('typed.place', { field: conflictFieldTitle(input.field, language), text: input.text })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
