import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button } from '@meridian/ui';
import { CropIcon, FolderIcon, Trash2Icon } from '@meridian/ui/icons';

export interface SelectionActionsProps {
  count: number;
  onCrop: () => void;
  onChangeTheme: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected pictures. One at a time can be cropped. */
export function SelectionActions({ count, onCrop, onChangeTheme, onDelete, onClear }: SelectionActionsProps) {
  const { t } = useTranslation('materials');
  return (
    <span className="flex flex-wrap items-center gap-2 text-13">
      <span role="status" className="font-medium text-fg-1">
        {t('selected', { count, formatted: formatValue(count, 't') })}
      </span>
      {count === 1 && (
        <Button icon={<CropIcon />} onClick={onCrop}>
          {t('crop.action')}
        </Button>
      )}
      <Button icon={<FolderIcon />} onClick={onChangeTheme}>
        {t('changeTheme.action')}
      </Button>
      <Button icon={<Trash2Icon />} onClick={onDelete} className="text-bad-fg! [&_svg]:text-inherit!">
        {t('deleting.action')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </span>
  );
}
