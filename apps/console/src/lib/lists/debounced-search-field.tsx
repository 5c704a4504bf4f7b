import { useTranslation } from '@meridian/i18n';
import { SearchField, unlessComposing } from '@meridian/ui';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';

export interface PausedSearchProps {
  /** The label of the field, and its placeholder. Already translated. */
  label: string;
  value: string | undefined;
  onValueChange: (text: string | undefined) => void;
  ref?: Ref<HTMLInputElement>;
  trailing?: ReactNode;
  className?: string;
}

const pauseMs = 400;

/** A search field whose text applies after a pause in typing, or at once on Enter. */
export function DebouncedSearchField({
  label,
  value = '',
  onValueChange,
  ref,
  trailing,
  className,
}: PausedSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // changed from outside (cleared, or by going back): later typing must not be reverted
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const send = (typed: string) => {
    const wanted = typed.trim().slice(0, 100);
    if (wanted === sent) return;
    setSent(wanted);
    onValueChange(wanted || undefined);
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    const timer = setTimeout(() => latestSend.current(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      {...(ref !== undefined && { ref })}
      label={label}
      placeholder={label}
      clearLabel={t('clear')}
      value={text}
      onValueChange={setText}
      maxLength={100}
      onKeyDown={unlessComposing((event) => {
        if (event.key === 'Enter') send(text);
      })}
      trailing={trailing}
      className={className}
    />
  );
}
