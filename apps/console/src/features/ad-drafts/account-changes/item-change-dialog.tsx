import { AddTermsDialog } from '../search-terms/add-terms-dialog';
import { AmountDialog } from './amount-dialog';
import type { ItemDialogProps } from './change-dialog';
import { NegativesDialog } from './negatives-dialog';
import { StatusDialog } from './status-dialog';

/** The dialog of a command for items of an account. */
export function ItemChangeDialog(props: ItemDialogProps) {
  const { command, items, account, onOpenDraft, onClose } = props;
  switch (command) {
    case 'pause':
    case 'enable':
      return <StatusDialog {...props} type={command} />;
    case 'bid':
    case 'budget':
      return <AmountDialog {...props} type={command} />;
    case 'negatives':
      return <NegativesDialog {...props} />;
    case 'addToDraft':
      return (
        <AddTermsDialog
          accountId={account.accountId}
          terms={[...new Set(items.map(({ name }) => name))]}
          onOpenDraft={(draftId, unitId) => onOpenDraft(draftId, 'keyword', unitId)}
          onClose={onClose}
        />
      );
  }
}
