import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CloudUploadIcon, CropIcon, FolderIcon, LayersIcon, Trash2Icon } from '@meridian/ui/icons';

export interface SelectionActionsProps {
  count: number;
  onCrop: () => void;
  onSend: () => void;
  isSending: boolean;
  /** Absent if the user does not edit ad drafts. */
  onRelease: (() => void) | undefined;
  /** Whether all belong to one account, as a draft does. */
  isOneAccount: boolean;
  onChangeTheme: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Commands for the selected pictures. Only one picture at a time can be cropped. */
export function SelectionActions({
  count,
  isSending,
  isOneAccount,
  onRelease,
  ...on
}: SelectionActionsProps) {
  const { t } = useTranslation('materials');
  return (
    <span className="flex flex-wrap items-center gap-2 text-13">
      <span role="status" className="font-medium text-fg-1">
        {t('selected', { count })}
      </span>
      <Button icon={<CloudUploadIcon />} isLoading={isSending} onClick={on.onSend}>
        {t('sync.action')}
      </Button>
      <Button icon={<FolderIcon />} onClick={on.onChangeTheme}>
        {t('changeTheme.action')}
      </Button>
      {onRelease && (
        <Button
          icon={<LayersIcon />}
          disabled={!isOneAccount}
          title={isOneAccount ? undefined : t('changeTheme.oneAccount')}
          onClick={onRelease}
        >
          {t('release.action')}
        </Button>
      )}
      {count === 1 && (
        <Button icon={<CropIcon />} onClick={on.onCrop}>
          {t('crop.action')}
        </Button>
      )}
      <Button icon={<Trash2Icon />} onClick={on.onDelete} className="text-bad-fg! [&_svg]:text-inherit!">
        {t('deleting.action')}
      </Button>
      <Button variant="ghost" onClick={on.onClear}>
        {t('clearSelection')}
      </Button>
    </span>
  );
}
