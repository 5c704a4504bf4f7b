import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Suspense } from 'react';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import type { CompareBasisProps } from './compare-basis';

const CompareBar = lazyWithPreload(() => import('./compare-bar').then((module) => module.CompareBar));

/** The bar of a comparison, whose code is fetched with the first one. */
export function ComparePanel(props: CompareBasisProps) {
  const { t } = useTranslation('common');
  const { isLoaded, hasFailed, retry } = usePreload(CompareBar.preload);
  const placeholder = (
    <div className="flex min-h-11 shrink-0 items-center border-t border-line-2 bg-sunken px-page max-desktop:px-4">
      {hasFailed && (
        <Button variant="link" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
  return <Suspense fallback={placeholder}>{isLoaded ? <CompareBar {...props} /> : placeholder}</Suspense>;
}
