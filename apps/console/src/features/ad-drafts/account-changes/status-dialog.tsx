import { useTranslation } from '@meridian/i18n';
import { ChangeDialog, type ItemDialogProps } from './change-dialog';
import { accountItem } from './change-list';
import { ItemTable } from './item-table';
import { partOfSection, useItemCount } from './item-words';
import { useTargetDraft } from './use-target-draft';

export interface StatusDialogProps extends ItemDialogProps {
  type: 'pause' | 'enable';
}

/** Pauses or enables items in a draft. */
export function StatusDialog({ type, ...props }: StatusDialogProps) {
  const { t } = useTranslation('itemChanges');
  const { section, items, currency, account, today } = props;
  const countOf = useItemCount(section);
  const target = useTargetDraft({ accountId: account.accountId, today });
  return (
    <ChangeDialog
      {...props}
      title={t(`titles.${type}`)}
      description={countOf(items.length)}
      target={target}
      part={partOfSection(section)}
      changes={items.map((item) => ({ item: accountItem(section, item), change: { type } }))}
    >
      <ItemTable section={section} items={items} currency={currency} />
    </ChangeDialog>
  );
}
