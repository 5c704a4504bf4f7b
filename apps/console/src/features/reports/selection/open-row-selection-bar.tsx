import { useTranslation } from '@meridian/i18n';
import { Suspense, useCallback } from 'react';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import type { RowSelectionBarProps } from './row-selection-bar';

const RowSelectionBar = lazyWithPreload(() =>
  import('./row-selection-bar').then((module) => module.RowSelectionBar),
);

/** The bar of selected rows. Its code and texts are fetched with the first one. */
export function OpenRowSelectionBar(props: RowSelectionBarProps) {
  const { i18n } = useTranslation();
  const preload = useCallback(
    () => Promise.all([RowSelectionBar.preload(), i18n.loadNamespaces('itemActions')]),
    [i18n],
  );
  const { isLoaded } = usePreload(preload);
  return isLoaded ? (
    <Suspense>
      <RowSelectionBar {...props} />
    </Suspense>
  ) : null;
}
