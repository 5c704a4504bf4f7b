import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Suspense, useCallback } from 'react';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import type { RowPaneProps } from './row-pane';

const RowPane = lazyWithPreload(() => import('./row-pane').then((module) => module.RowPane));

/** The pane of an open row. Its code and texts are fetched when the first row is opened. */
export function OpenRowPane(props: RowPaneProps) {
  const { t, i18n } = useTranslation('common');
  const preload = useCallback(() => Promise.all([RowPane.preload(), i18n.loadNamespaces('rowPane')]), [i18n]);
  const { isLoaded, hasFailed, retry } = usePreload(preload);
  if (hasFailed) {
    return (
      <div className="grid w-90 shrink-0 place-items-center border-l border-line-2">
        <Button onClick={retry}>{t('tryAgain')}</Button>
      </div>
    );
  }
  return isLoaded ? (
    <Suspense>
      <RowPane {...props} />
    </Suspense>
  ) : null;
}
