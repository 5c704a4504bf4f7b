import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Trash2Icon } from '@meridian/ui/icons';

export interface SelectionBarProps {
  /** How many records are selected. */
  text: string;
  onDelete: () => void;
  onClear: () => void;
}

/** Deletes the selected records of a list, or clears the selection. */
export function SelectionBar({ text, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation('common');
  return (
    <span className="flex items-center gap-2">
      {text}
      <Button icon={<Trash2Icon />} onClick={onDelete}>
        {t('list.delete')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {t('list.clearSelection')}
      </Button>
    </span>
  );
}
