import { messageLimits, type AnnouncementText } from '@meridian/api-client/contract';
import { languageTags, useTranslation, type Language } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, cn, TextField } from '@meridian/ui';
import { CircleAlertIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import { RichText } from '../../rich-text/rich-text';
import { tooLong } from '../draft/announcement-draft';
import { textLength } from './text-length';

export interface LanguageEditorProps {
  language: Language;
  value: AnnouncementText;
  onChange: (change: Partial<AnnouncementText>) => void;
  isReadOnly: boolean;
  /** HTML of a table with begin and end, in this language. */
  timeSlot: string;
}

/** Title and text in one language. */
export function LanguageEditor({ language, value, onChange, isReadOnly, timeSlot }: LanguageEditorProps) {
  const { t } = useTranslation('announcements');
  const id = useId();
  const length = textLength(value.text);
  const isTooLong = tooLong(value);
  const limit = (of: 'title' | 'text') => formatValue(messageLimits[of], 't');
  return (
    <div className="flex flex-[1_0_auto] flex-col">
      {value.filledFrom !== null && (
        <Alert
          tone="warn"
          className="mb-4"
          action={
            !isReadOnly && (
              <Button
                variant="link"
                className="text-inherit! underline underline-offset-3"
                onClick={() => onChange({ filledFrom: null })}
              >
                {t('fill.read')}
              </Button>
            )
          }
        >
          {t('fill.unread', { language: t(`languages.${value.filledFrom}`) })}
        </Alert>
      )}
      <TextField
        label={t('titleLabel')}
        value={value.title}
        onChange={({ target }) => onChange({ title: target.value })}
        counter={`${formatValue(value.title.trim().length, 't')} / ${limit('title')}`}
        error={isTooLong.title ? t('titleTooLong', { limit: limit('title') }) : undefined}
        readOnly={isReadOnly}
        lang={languageTags[language]}
        placeholder={t('titlePlaceholder')}
        autoComplete="off"
      />
      <div className="mt-4 mb-1.5 flex items-center text-13">
        {/* a heading, because the headings of the text follow it */}
        <h2 id={`${id}-label`} className="font-medium text-fg-1">
          {t('textLabel')}
        </h2>
        <span className="ml-auto text-12 text-fg-3 tabular-nums">
          {formatValue(length, 't')} / {limit('text')}
        </span>
      </div>
      <RichText
        value={value.text}
        onValueChange={(text) => onChange({ text })}
        lang={languageTags[language]}
        labelledBy={`${id}-label`}
        describedBy={isTooLong.text ? `${id}-error` : undefined}
        isInvalid={isTooLong.text}
        isReadOnly={isReadOnly}
        placeholder={t('textPlaceholder')}
        timeSlot={timeSlot}
        footer={t(language === 'en' ? 'fallbackEnglish' : 'fallback')}
      />
      <p
        id={`${id}-error`}
        className={cn('mt-1.5 items-start gap-1.5 text-12 text-bad-fg', isTooLong.text ? 'flex' : 'hidden')}
      >
        <CircleAlertIcon aria-hidden className="mt-px size-3.5" />
        {t('textTooLong', { limit: limit('text') })}
      </p>
    </div>
  );
}
