import type { Announcement } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { EllipsisVerticalIcon, EyeIcon, PencilIcon, Trash2Icon, UndoIcon } from '@meridian/ui/icons';
import { useAnnouncementTitle } from '../lib/use-announcement-title';

export interface AnnouncementMenuProps {
  announcement: Announcement;
  onOpen: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

/** The menu of an announcement. */
export function AnnouncementMenu({ announcement, onOpen, onWithdraw, onDelete }: AnnouncementMenuProps) {
  const { t } = useTranslation('announcements');
  const title = useAnnouncementTitle()(announcement.texts);
  const isDraft = announcement.state === 'draft';
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t('list.actionsOf', { title })} className="max-desktop:size-11">
          <EllipsisVerticalIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={isDraft ? <PencilIcon /> : <EyeIcon />} onSelect={onOpen}>
          {t(isDraft ? 'list.edit' : 'list.view')}
        </MenuItem>
        {isDraft ? (
          <MenuItem icon={<Trash2Icon />} onSelect={onDelete}>
            {t('deleting.action')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UndoIcon />} onSelect={onWithdraw}>
            {t('withdraw.action')}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
