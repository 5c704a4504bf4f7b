import { useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import type { LazyMenuParts } from '../lazy/lazy-menu';
import { ItemHistory, type ItemHistoryProps } from './item-history';

/** A button that opens the history of an item. The namespace `itemHistory` must be loaded. */
export function HistoryPopover({ trigger, defaultOpen, account, item }: LazyMenuParts & ItemHistoryProps) {
  const { t } = useTranslation('itemHistory');
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('title')} className="max-h-96 w-80 p-3">
        <ItemHistory account={account} item={item} />
      </PopoverContent>
    </Popover>
  );
}
