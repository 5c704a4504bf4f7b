import { useTranslation } from '@meridian/i18n';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { notify } from '../page/notices';
import { whenIdle, type lazyWithPreload } from './lazy-with-preload';

/** Props of a dialog or drawer with lazy code. */
export interface LazyDialogParts {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface LazyDialogProps extends LazyDialogParts {
  dialog: ReturnType<typeof lazyWithPreload<LazyDialogParts>>;
}

/**
 * A dialog or drawer whose code is fetched when the browser is idle, or when it first opens. A notice reports a failed download; the
 * next opening retries.
 */
export function LazyDialog({ dialog: Dialog, isOpen, onOpenChange }: LazyDialogProps) {
  const { t } = useTranslation('shell');
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => whenIdle(() => void Dialog.preload().catch(() => undefined)), [Dialog]);
  useEffect(() => {
    if (!isOpen || isLoaded) return undefined;
    let isCurrent = true;
    Dialog.preload().then(
      () => startTransition(() => setIsLoaded(true)),
      () => {
        if (!isCurrent) return;
        notify({ tone: 'error', title: t('topBar.loadFailed') });
        onOpenChange(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Dialog, isOpen, isLoaded, onOpenChange, t]);
  return <Suspense>{isLoaded && <Dialog isOpen={isOpen} onOpenChange={onOpenChange} />}</Suspense>;
}
