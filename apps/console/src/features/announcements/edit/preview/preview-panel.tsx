import { useTranslation, type Language, formatDay } from '@meridian/i18n';
import { SegmentedControl, Skeleton } from '@meridian/ui';
import { useState } from 'react';
import { formatCalendarDay } from '../../../../lib/dates/format-calendar-day';
import { useLanguageTexts } from '../../../../lib/language/use-language-texts';
import { shownText, textState, type AnnouncementDraft } from '../draft/announcement-draft';
import { PreviewCard, previewKinds, type PreviewKind } from './preview-card';

const previewOrder = ['en', 'cn', 'tw'] as const satisfies readonly Language[];

export interface PreviewPanelProps {
  draft: AnnouncementDraft;
  /** Publish time: `yyyy-MM-dd HH:mm` in the account's time zone. */
  appears: string;
  /** Whether it shows its own title; otherwise the container does. */
  hasTitle: boolean;
}

/** The announcement as a pop-up, in the bell and as a page, in all languages at once. */
export function PreviewPanel({ draft, appears, hasTitle }: PreviewPanelProps) {
  const { t } = useTranslation(['announcements', 'common']);
  const [kind, setKind] = useState<PreviewKind>('popup');
  const texts = useLanguageTexts(['messages']);
  const [day = '', time = ''] = appears.split(' ');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {hasTitle && <h2 className="text-14 font-semibold">{t('preview.title')}</h2>}
        <SegmentedControl
          label={t('preview.title')}
          items={previewKinds.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={kind}
          onValueChange={setKind}
          className="[--meridian-control-font-size:12px] [--meridian-control-height:28px]"
        />
      </div>
      {!texts && (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton className="mt-8 h-44 w-full" />
        </div>
      )}
      {texts &&
        previewOrder.map((language) => (
          <PreviewCard
            key={language}
            kind={kind}
            language={language}
            text={shownText(draft, language)}
            date={dateInWords(day, language, kind === 'bell' ? 'short' : 'long')}
            time={time}
            texts={texts[language]}
            note={
              language !== 'en' && textState(draft.texts[language]) === 'empty'
                ? t('preview.fallsBack')
                : undefined
            }
          />
        ))}
    </>
  );
}

/** A day, `yyyy-MM-dd`, without its year: `long` as `November 21` and `11月21日`, `short` as in lists. */
function dateInWords(day: string, language: Language, style: 'long' | 'short'): string {
  if (style === 'short') return formatDay(day, language, 'short');
  return formatCalendarDay(day, language, { month: 'long', day: 'numeric' });
}
