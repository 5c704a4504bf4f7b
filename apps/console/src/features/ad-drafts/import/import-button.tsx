import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { UploadIcon } from '@meridian/ui/icons';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { ImportDialogProps } from './import-dialog';

const ImportDialog = lazyWithPreload(() => import('./import-dialog').then((module) => module.ImportDialog));

export interface ImportButtonProps extends Omit<ImportDialogProps, 'onClose'> {
  className?: string;
}

/** Opens the import of a file into a draft. */
export function ImportButton({ className, ...dialog }: ImportButtonProps) {
  const { t } = useTranslation(['adDrafts', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      await ImportDialog.preload();
      setIsOpen(true);
    } catch {
      notify({ tone: 'error', title: t('shell:topBar.loadFailed') });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button
        icon={<UploadIcon />}
        isLoading={isLoading}
        onClick={() => void open()}
        {...(className !== undefined && { className })}
      >
        {t(dialog.scope === 'draft' ? 'import.openWhole' : 'import.open')}
      </Button>
      <Suspense>{isOpen && <ImportDialog {...dialog} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
