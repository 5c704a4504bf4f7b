import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Trash2Icon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';

export interface SelectionBarProps {
  /** How many records are selected. */
  text: string;
  onDelete: () => void;
  onClear: () => void;
  /** Buttons for more that can be done with the records. */
  children?: ReactNode;
}

/** Deletes the selected records of a list, does more with them, or clears the selection. */
export function SelectionBar({ text, onDelete, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('common');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {text}
      {children}
      <Button icon={<Trash2Icon />} onClick={onDelete}>
        {t('list.delete')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {t('list.clearSelection')}
      </Button>
    </span>
  );
}
