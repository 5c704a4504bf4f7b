import { useTranslation } from '@meridian/i18n';
import { Kbd } from '@meridian/ui';
import { useRef } from 'react';
import { useShortcut } from '../../../lib/keys/use-shortcut';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';

export interface TextFilterProps {
  value: string | undefined;
  onValueChange: (text: string | undefined) => void;
  /** Whether `/` moves the focus here. */
  hasShortcut?: boolean;
  className?: string;
}

/** Searches the rows. */
export function TextFilter({ value, onValueChange, hasShortcut = false, className = '' }: TextFilterProps) {
  const { t } = useTranslation('reports');
  const input = useRef<HTMLInputElement>(null);
  useShortcut('filter', () => {
    if (hasShortcut) input.current?.focus();
  });
  return (
    <DebouncedSearchField
      ref={input}
      label={t('filters.searchIn')}
      value={value}
      onValueChange={onValueChange}
      // the field of a compact toolbar has room for its words only
      trailing={hasShortcut && <Kbd className="in-data-compact:hidden">/</Kbd>}
      className={className}
    />
  );
}
