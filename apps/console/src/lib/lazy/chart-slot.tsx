import { useTranslation } from '@meridian/i18n';
import { Button, Skeleton } from '@meridian/ui';
import { Suspense, type ReactNode } from 'react';
import { usePreload } from './lazy-with-preload';

export interface ChartSlotProps {
  /** Preload function of the lazy chart inside it; must stay the same function. */
  preload: () => Promise<unknown>;
  /** Already translated. */
  failedText: string;
  children: ReactNode;
}

/** Placeholder for a chart whose code is fetched when it is first shown; shows an error if it cannot be fetched. */
export function ChartSlot({ preload, failedText, children }: ChartSlotProps) {
  const { t } = useTranslation('common');
  const { isLoaded, hasFailed, retry } = usePreload(preload);
  const placeholder = (
    <div className="grid h-53 place-items-center text-13 text-fg-3">
      {hasFailed ? (
        <p role="alert" className="flex items-center gap-2">
          {failedText}
          <Button variant="link" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-full w-full" />
      )}
    </div>
  );
  return <Suspense fallback={placeholder}>{isLoaded ? children : placeholder}</Suspense>;
}
