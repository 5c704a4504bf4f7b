import { recordEndpoints, type SheetKind } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { ChevronDownIcon, DownloadIcon, UploadIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { saveFile } from '../../../lib/export/save-file';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import { toRecordsRequest, type RecordsAddress } from '../records-address';

/** Its code is loaded with the first import. */
const SheetImportDialog = lazyWithPreload(() =>
  import('./sheet-import-dialog').then((module) => module.SheetImportDialog),
);

export interface SheetMenuProps {
  kind: SheetKind;
  /** The filter of the list, which also applies to an export. */
  address: RecordsAddress;
  canImport: boolean;
}

/** Imports records from a spreadsheet, and exports those of the list. */
export function SheetMenu({ kind, address, canImport }: SheetMenuProps) {
  const { t } = useTranslation(['customers', 'shell']);
  const [isImporting, setIsImporting] = useState(false);
  const download = useExport(kind, address);
  const run = () => download.mutate();
  if (!canImport)
    return (
      <Button icon={<DownloadIcon />} isLoading={download.isPending} onClick={run}>
        {t('sheet.exportOnly')}
      </Button>
    );
  const open = async () => {
    try {
      await SheetImportDialog.preload();
      setIsImporting(true);
    } catch {
      notify({ tone: 'error', title: t('shell:topBar.loadFailed') });
    }
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button isLoading={download.isPending}>
            {t('sheet.menu')}
            <ChevronDownIcon className="size-3.5" />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem icon={<UploadIcon />} onSelect={() => void open()}>
            {t('sheet.import')}
          </MenuItem>
          <MenuItem icon={<DownloadIcon />} onSelect={run}>
            {t('sheet.export')}
          </MenuItem>
        </MenuContent>
      </Menu>
      {isImporting && (
        <Suspense>
          <SheetImportDialog kind={kind} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function useExport(kind: SheetKind, address: RecordsAddress) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { query } = toRecordsRequest(kind, address);
  return useMutation({
    mutationFn: async () =>
      saveFile(
        await api.download(recordEndpoints[kind].export.path, { body: { query }, withoutAccount: true }),
      ),
    onError: (error) =>
      notify({ tone: 'error', title: t('sheet.exportFailed'), description: errorMessage(error) }),
  });
}
