import { useTranslation } from '@meridian/i18n';
import { Suspense, useCallback, useEffect, useEffectEvent } from 'react';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { ItemDialogProps } from './change-dialog';

const ItemChangeDialog = lazyWithPreload(() =>
  import('./item-change-dialog').then((module) => module.ItemChangeDialog),
);

/** The dialog of a command for items. Its code and texts are fetched when it is opened. */
export function OpenItemDialog(props: ItemDialogProps) {
  const { t, i18n } = useTranslation('common');
  const preload = useCallback(
    () =>
      Promise.all([
        ItemChangeDialog.preload(),
        i18n.loadNamespaces(['itemChanges', 'accountChanges', 'adDrafts', 'columns']),
      ]),
    [i18n],
  );
  const { isLoaded, hasFailed } = usePreload(preload);
  const fail = useEffectEvent(() => {
    notify({ tone: 'error', title: t('partMissing') });
    props.onClose(false);
  });
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return isLoaded ? (
    <Suspense>
      <ItemChangeDialog {...props} />
    </Suspense>
  ) : null;
}
