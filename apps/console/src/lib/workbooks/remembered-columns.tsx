import type { MappedKind, RememberedColumn } from '@meridian/api-client/contract';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useState } from 'react';
import { useRememberedColumns } from './use-remembered-columns';

/** A key that all spellings of a header share. */
const keyOf = (head: string) => foldHead(head) || head;

export interface RememberedColumnsProps {
  /** The imported kind of records. */
  kind: MappedKind;
  /** The name of a field; undefined for an unknown one. */
  fieldName: (field: string) => string | undefined;
}

/** Button that opens the remembered columns of the user's imports; empty if there are none. A failure can be retried. */
export function RememberedColumns({ kind, fieldName }: RememberedColumnsProps) {
  const { t } = useTranslation('common');
  const { mappings = [], isError, reload } = useRememberedColumns(kind);
  const [opened, setOpened] = useState<readonly RememberedColumn[]>();
  if (isError && mappings.length === 0) {
    return (
      <p role="alert" className="text-12 text-fg-2">
        {t('workbook.remembered.failed')}{' '}
        <Button variant="link" onClick={reload}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  }
  if (mappings.length === 0 && !opened) return null;
  return (
    <div>
      <h3 className="text-13 font-semibold">{t('workbook.remembered.title')}</h3>
      <p className="mt-1 text-12 text-fg-3">{t('workbook.remembered.hint')}</p>
      <Button variant="link" className="-ms-1.5 mt-1" onClick={() => setOpened(mappings)}>
        {t('workbook.remembered.open', { count: mappings.length })}
      </Button>
      {opened && (
        <ColumnsDialog
          kind={kind}
          fieldName={fieldName}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** The columns at the time when the dialog opened: a forgotten one can be remembered again until it closes. */
function ColumnsDialog({
  kind,
  fieldName,
  opened,
  onClose,
}: RememberedColumnsProps & { opened: readonly RememberedColumn[]; onClose: () => void }) {
  const { t } = useTranslation('common');
  const columns = useColumns({ kind, fieldName });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('workbook.remembered.title')}
        description={t('workbook.remembered.body')}
        closeLabel={t('close')}
        widthPx={640}
        actions={
          <DialogClose asChild>
            <Button>{t('close')}</Button>
          </DialogClose>
        }
      >
        <DataTable
          caption={t('workbook.remembered.title')}
          columns={columns}
          rows={opened}
          rowId={({ head }) => keyOf(head)}
          maxHeight="min(24rem, 50dvh)"
          empty={null}
        />
      </DialogContent>
    </Dialog>
  );
}

function useColumns({ kind, fieldName }: RememberedColumnsProps): DataTableColumn<RememberedColumn>[] {
  const { t } = useTranslation('common');
  const { mappings = [], forget, restore } = useRememberedColumns(kind);
  const heads = new Set(mappings.map(({ head }) => keyOf(head)));
  const meaningOf = ({ field }: RememberedColumn) => {
    return (field === null ? undefined : fieldName(field)) ?? t('workbook.remembered.leftOut');
  };
  return [
    {
      id: 'head',
      header: t('workbook.remembered.head'),
      meta: { cellClassName: 'wrap-anywhere' },
      cell: ({ row: { original } }) => original.head,
    },
    {
      id: 'field',
      header: t('workbook.remembered.field'),
      cell: ({ row: { original } }) =>
        heads.has(keyOf(original.head)) ? (
          meaningOf(original)
        ) : (
          <span className="text-fg-3">{t('workbook.remembered.forgotten')}</span>
        ),
    },
    {
      id: 'action',
      header: '',
      meta: { cellClassName: 'text-end' },
      cell: ({ row: { original } }) => {
        const isRemembered = heads.has(keyOf(original.head));
        const { head } = original;
        return (
          <Button
            variant="ghost"
            aria-label={t(isRemembered ? 'workbook.remembered.forgetOf' : 'workbook.remembered.restoreOf', {
              head,
            })}
            onClick={() => (isRemembered ? forget(head) : restore(original))}
          >
            {t(isRemembered ? 'workbook.remembered.forget' : 'workbook.remembered.restore')}
          </Button>
        );
      },
    },
  ];
}
