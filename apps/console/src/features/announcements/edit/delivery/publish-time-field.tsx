import { formatTimeZone, formatWallTime, useLanguage, useTranslation } from '@meridian/i18n';
import { IconButton, TextField, unlessComposing } from '@meridian/ui';
import { CalendarIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import { parseWallTime } from '../../../../lib/dates/parse-wall-time';

export interface PublishTimeFieldProps {
  /** ISO instant; null for immediately. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Whether that instant is past. */
  isPast: boolean;
  /** IANA name; the field shows the time in this zone. */
  timeZone: string;
  isReadOnly: boolean;
  /** Whether the typed text is not a time. */
  isInvalid: boolean;
  onInvalidChange: (isInvalid: boolean) => void;
}

/** The publish time of an announcement: typed as `2026-11-21 10:00`, or picked. */
export function PublishTimeField({
  value,
  onValueChange,
  isPast,
  timeZone,
  isReadOnly,
  isInvalid,
  onInvalidChange,
}: PublishTimeFieldProps) {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const shown = value === null ? '' : formatWallTime(value, timeZone);
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const read = (text: string) => {
    const instant = text.trim() === '' ? null : parseWallTime(text, timeZone);
    setTyped(instant === undefined ? text : undefined);
    onInvalidChange(instant === undefined);
    if (instant !== undefined && instant !== value) onValueChange(instant);
  };
  const zone = t('time.zone', { zone: formatTimeZone(timeZone, new Date(), language) });
  return (
    <div className="relative">
      <TextField
        label={t('time.label')}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onInvalidChange(false);
        }}
        onBlur={({ target }) => read(target.value)}
        onKeyDown={unlessComposing((event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          read(event.currentTarget.value);
        })}
        placeholder={t('time.atOnce')}
        readOnly={isReadOnly}
        inputMode="numeric"
        autoComplete="off"
        className="[&_input]:tabular-nums"
        hint={isPast && !isReadOnly ? t('time.past') : zone}
        error={isInvalid ? t('time.invalid') : undefined}
        trailing={
          !isReadOnly && (
            <IconButton size="small" label={t('time.pick')} onClick={() => picker.current?.showPicker()}>
              <CalendarIcon />
            </IconButton>
          )
        }
      />
      {!isReadOnly && (
        <input
          ref={picker}
          type="datetime-local"
          tabIndex={-1}
          aria-hidden
          value={shown.replace(' ', 'T')}
          onChange={({ target }) => read(target.value)}
          className="pointer-events-none absolute right-2 bottom-6 h-0 w-0 opacity-0"
        />
      )}
    </div>
  );
}
