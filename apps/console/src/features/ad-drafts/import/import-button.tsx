import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { UploadIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { DraftImportTarget } from './use-draft-import';

/** Its code is loaded with the first import. */
export const LazyImportDialog = lazyWithPreload(() =>
  import('./import-dialog').then((module) => module.ImportDialog),
);

/** Start parameters of an import. */
export type ImportRequest = Pick<DraftImportTarget, 'scope' | 'unitId'>;

export interface ImportButtonProps extends ImportRequest {
  /** Opens the dialog, which stays open while the import changes the page around this button. */
  onImport: (request: ImportRequest) => void;
}

/** Opens the import of a file into a draft. */
export function ImportButton({ scope, unitId, onImport }: ImportButtonProps) {
  const { t } = useTranslation(['adDrafts', 'shell']);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      await LazyImportDialog.preload();
      onImport({ scope, unitId });
    } catch {
      notify({ tone: 'error', title: t('shell:topBar.loadFailed') });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button icon={<UploadIcon />} isLoading={isLoading} onClick={() => void open()}>
      {t(scope === 'draft' ? 'import.openWhole' : 'import.open')}
    </Button>
  );
}
