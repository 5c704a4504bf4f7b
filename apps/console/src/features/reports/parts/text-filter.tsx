import { useTranslation } from '@meridian/i18n';
import { Kbd, SearchField } from '@meridian/ui';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../../lib/use-shortcut';

export interface TextFilterProps {
  value: string | undefined;
  onValueChange: (text: string | undefined) => void;
  /** `/` moves the focus here. */
  hasShortcut?: boolean;
  className?: string;
}

const pauseMs = 400;

/** Searches the rows: after a pause in typing, or at once on Enter. */
export function TextFilter({ value = '', onValueChange, hasShortcut = false, className }: TextFilterProps) {
  const { t } = useTranslation(['reports', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // changed from outside (cleared, gone back): what is typed further on must not be taken back
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
  useShortcut('/', () => {
    if (hasShortcut) input.current?.focus();
  });
  return (
    <SearchField
      ref={input}
      label={t('filters.searchIn')}
      placeholder={t('filters.searchIn')}
      clearLabel={t('common:clear')}
      value={text}
      onValueChange={setText}
      maxLength={100}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
      }}
      trailing={hasShortcut ? <Kbd>/</Kbd> : undefined}
      className={className}
    />
  );
}
