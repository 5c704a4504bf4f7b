import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ChartColumnIcon } from '@meridian/ui/icons';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { lazyWithPreload, useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';

const ExplanationSheet = lazyWithPreload(() =>
  import('./explanation-sheet').then((module) => module.ExplanationSheet),
);

/** A button that explains the change of a metric, in a sheet that the address opens. Its code is fetched in idle moments. */
export function ExplainChange({ model }: { model: ReportModel }) {
  const { t, i18n } = useTranslation('reports');
  const { view, change } = model;
  const button = useRef<HTMLButtonElement>(null);
  // with its texts, so that the page does not wait for them
  const preload = useCallback(
    () =>
      Promise.all([
        ExplanationSheet.preload(),
        i18n.loadNamespaces(['explanation', 'accountEvents', 'errors']),
      ]),
    [i18n],
  );
  const { isLoaded, load } = useIdlePreload(preload);
  const isOpen = view.explain !== undefined;
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  return (
    <>
      <Button
        ref={button}
        icon={<ChartColumnIcon />}
        aria-haspopup="dialog"
        isLoading={isOpen && !isLoaded}
        className="shrink-0"
        onClick={() => change({ explain: 'cost', page: view.page })}
      >
        {t('compare.explain')}
      </Button>
      {view.explain && isLoaded && (
        <Suspense>
          <ExplanationSheet model={model} metric={view.explain} onClosed={() => button.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
