import type { DraftHeadMapping } from '@meridian/api-client/contract';
import { draftImportFields, fieldTitle } from '@meridian/draft-editor/core';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useState } from 'react';
import { useRememberedColumns } from './use-head-mappings';

export interface RememberedColumnsProps {
  accountId: number;
}

/** Opens what is remembered about columns of files for an account; nothing while nothing is. A failure can be retried. */
export function RememberedColumns({ accountId }: RememberedColumnsProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const { mappings = [], isError, reload } = useRememberedColumns(accountId);
  const [opened, setOpened] = useState<readonly DraftHeadMapping[]>();
  if (isError && mappings.length === 0) {
    return (
      <p role="alert" className="text-12 text-fg-2">
        {t('import.columns.failed')}{' '}
        <Button variant="link" onClick={reload}>
          {t('common:tryAgain')}
        </Button>
      </p>
    );
  }
  if (mappings.length === 0 && !opened) return null;
  return (
    <div>
      <h3 className="text-13 font-semibold">{t('import.columns.title')}</h3>
      <p className="mt-1 text-12 text-fg-3">{t('import.columns.hint')}</p>
      <Button variant="link" className="-ms-1.5 mt-1" onClick={() => setOpened(mappings)}>
        {t('import.columns.open', { count: mappings.length })}
      </Button>
      {opened && <ColumnsDialog accountId={accountId} opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** The columns as they were when the dialog opened: one that is forgotten can be remembered again until it closes. */
function ColumnsDialog({
  accountId,
  opened,
  onClose,
}: RememberedColumnsProps & { opened: readonly DraftHeadMapping[]; onClose: () => void }) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const columns = useColumns(accountId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('import.columns.title')}
        description={t('import.columns.body')}
        closeLabel={t('common:close')}
        widthPx={640}
        actions={
          <DialogClose asChild>
            <Button>{t('common:close')}</Button>
          </DialogClose>
        }
      >
        <DataTable
          caption={t('import.columns.title')}
          columns={columns}
          rows={opened}
          rowId={({ head }) => foldHead(head)}
          maxHeight="min(24rem, 50dvh)"
          empty={null}
        />
      </DialogContent>
    </Dialog>
  );
}

function useColumns(accountId: number): DataTableColumn<DraftHeadMapping>[] {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const { mappings = [], forget, restore } = useRememberedColumns(accountId);
  const heads = new Set(mappings.map(({ head }) => foldHead(head)));
  const meaningOf = ({ field }: DraftHeadMapping) => {
    const known = draftImportFields.find((each) => each === field);
    return known ? fieldTitle(known, language) : t('import.columns.leftOut');
  };
  return [
    {
      id: 'head',
      header: t('import.columns.head'),
      meta: { cellClassName: 'wrap-anywhere' },
      cell: ({ row: { original } }) => original.head,
    },
    {
      id: 'field',
      header: t('import.columns.field'),
      cell: ({ row: { original } }) =>
        heads.has(foldHead(original.head)) ? (
          meaningOf(original)
        ) : (
          <span className="text-fg-3">{t('import.columns.forgotten')}</span>
        ),
    },
    {
      id: 'action',
      header: '',
      meta: { cellClassName: 'text-end' },
      cell: ({ row: { original } }) => {
        const isRemembered = heads.has(foldHead(original.head));
        const { head } = original;
        return (
          <Button
            variant="ghost"
            aria-label={t(isRemembered ? 'import.columns.forgetOf' : 'import.columns.restoreOf', { head })}
            onClick={() => (isRemembered ? forget(head) : restore(original))}
          >
            {t(isRemembered ? 'import.columns.forget' : 'import.columns.restore')}
          </Button>
        );
      },
    },
  ];
}
