import type { RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ClockIcon } from '@meridian/ui/icons';
import { useCallback } from 'react';
import { LazyMenu } from '../../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../../lib/lazy/lazy-with-preload';
import { useEditor } from '../editor-model';

const HistoryPopover = lazyWithPreload(() =>
  import('../../../../lib/item-history/item-history').then((module) => module.HistoryPopover),
);

export interface RowHistoryButtonProps {
  kind: RowKind;
  id: string;
  className?: string;
}

/** Opens the changes that uploads made to the item of a row; nothing for a row that is not in the account. */
export function RowHistoryButton({ kind, id, className = '' }: RowHistoryButtonProps) {
  const { open, providerIdOf, timeZone } = useEditor();
  const { t, i18n } = useTranslation('adDrafts');
  const preload = useCallback(
    () => Promise.all([HistoryPopover.preload(), i18n.loadNamespaces('itemHistory')]),
    [i18n],
  );
  const providerId = providerIdOf(kind, id);
  if (providerId === undefined) return null;
  const account = { accountId: open.summary.accountId, timeZone };
  return (
    <LazyMenu
      opens="dialog"
      preload={preload}
      trigger={
        <Button variant="ghost" icon={<ClockIcon />} className={className}>
          {t('editor.history')}
        </Button>
      }
    >
      {(parts) => <HistoryPopover {...parts} account={account} item={{ kind, providerId }} />}
    </LazyMenu>
  );
}
