import type { Announcement } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { EllipsisVerticalIcon, EyeIcon, PencilIcon, Trash2Icon, UndoIcon } from '@meridian/ui/icons';
import { NoValue } from '../../../lib/lists/no-value';
import { TableCell } from '../../../lib/lists/table-cell';
import { StateChip } from '../lib/state-chip';
import { useAnnouncementTitle } from '../lib/use-announcement-title';

export interface AnnouncementRowProps {
  announcement: Announcement;
  /** IANA name, for times. */
  timeZone: string;
  onOpen: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

/** One announcement. On a phone its details are under its title. */
export function AnnouncementRow({
  announcement,
  timeZone,
  onOpen,
  onWithdraw,
  onDelete,
}: AnnouncementRowProps) {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const title = useAnnouncementTitle()(announcement.texts);
  const { state, publishTime, savedTime, savedBy, readers, recipients } = announcement;
  const at = (instant: string) => formatInstant(instant, timeZone, language);
  const isDraft = state === 'draft';
  const read = t('list.readOf', {
    readers: formatValue(readers, 't'),
    recipients: formatValue(recipients, 't'),
  });
  return (
    <tr className="group/row">
      <TableCell className="py-1.5">
        <button
          type="button"
          title={title}
          onClick={onOpen}
          className="block max-w-full rounded-xs text-left font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8 max-desktop:wrap-anywhere desktop:max-w-[38vw] desktop:truncate"
        >
          {title}
        </button>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-fg-3 desktop:hidden">
          <StateChip state={state} />
          {!isDraft && read}
          <span>
            {savedBy} · {at(savedTime)}
          </span>
        </span>
      </TableCell>
      <TableCell className="max-desktop:hidden">
        <StateChip state={state} />
      </TableCell>
      <TableCell className="whitespace-nowrap tabular-nums max-desktop:hidden">
        {publishTime === null ? <NoValue /> : at(publishTime)}
      </TableCell>
      <TableCell isNumeric className="max-desktop:hidden">
        {isDraft ? <NoValue /> : read}
      </TableCell>
      <TableCell className="whitespace-nowrap max-desktop:hidden">{savedBy}</TableCell>
      <TableCell className="whitespace-nowrap tabular-nums max-desktop:hidden">{at(savedTime)}</TableCell>
      <TableCell className="sticky right-0 w-10 bg-surface pl-0! text-right">
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
      </TableCell>
    </tr>
  );
}
