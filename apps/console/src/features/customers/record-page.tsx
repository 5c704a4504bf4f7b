import type { SheetKind } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListPageControls } from '../../lib/lists/use-list-page';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { CellTime, RecordName } from './record-cells';
import { RecordDrawer } from './record-drawer';
import { newRecord, type RecordsAddress, type RecordsPageProps } from './records-address';
import { RecordsList } from './records-list';

interface ListedRecord {
  id: string | number;
  isArchived: boolean;
  updatedTime: string;
  updatedBy: string | null;
}

export interface RecordPageProps<Row extends ListedRecord, Stored extends Row> extends RecordsPageProps {
  kind: SheetKind;
  canEdit: boolean;
  list: ListPageControls<RecordsAddress, Row>;
  /** Name of a record, and the text below it. */
  nameOf: (row: Row) => { name: string; detail?: string };
  /** Title of the column with the name. */
  nameTitle: string;
  /** Columns between the name and the time of the last change. */
  columns: DataTableColumn<Row>[];
  /** Layout below which the time of the last change is hidden. */
  timeHiddenBelow?: 'desktop' | 'wide';
  /** The record in the address; not enabled if the address has none, see `isStoredRecord`. */
  stored: UseQueryResult<Stored, unknown>;
  /** The form of a record; undefined for a new one. */
  renderForm: (row: Stored | undefined, onSaved: (saved: Row) => void) => ReactNode;
  /** Content below the form of a stored record. */
  renderDetails: (row: Stored, onRemoved: () => void) => ReactNode;
}

/** The list of one kind of records, and a drawer with the record in the address. */
export function RecordPage<Row extends ListedRecord, Stored extends Row>({
  address,
  onAddressChange,
  ...props
}: RecordPageProps<Row, Stored>) {
  const { kind, list, canEdit, stored, nameOf, renderForm, renderDetails } = props;
  const { t } = useTranslation('customers');
  const { id } = address;
  const open = (next: string) => onAddressChange({ ...address, id: next });
  const show = (next: string | undefined) => onAddressChange({ ...address, id: next }, { replace: true });
  const close = () => show(undefined);
  const { data } = stored;
  return (
    <>
      <RecordsList kind={kind} address={address} list={list} canEdit={canEdit} onOpen={open}>
        {(rows) => <RecordTable {...props} rows={rows} onOpen={open} />}
      </RecordsList>
      {id === newRecord && (
        <RecordDrawer title={t(`${kind}.new`)} onClose={close}>
          {renderForm(undefined, (saved) => show(String(saved.id)))}
        </RecordDrawer>
      )}
      {id !== undefined && id !== newRecord && (
        <RecordDrawer key={id} title={data ? nameOf(data).name : t(`${kind}.form`)} onClose={close}>
          {data ? (
            <>
              {renderForm(data, () => undefined)}
              {renderDetails(data, close)}
            </>
          ) : (
            <DrawerPending error={stored.error} onRetry={() => void stored.refetch()} />
          )}
        </RecordDrawer>
      )}
    </>
  );
}

type RecordTableProps<Row extends ListedRecord> = Pick<
  RecordPageProps<Row, Row>,
  'kind' | 'nameOf' | 'nameTitle' | 'columns' | 'timeHiddenBelow' | 'timeZone'
> & { rows: readonly Row[]; onOpen: (id: string) => void };

function RecordTable<Row extends ListedRecord>(props: RecordTableProps<Row>) {
  const { kind, nameOf, nameTitle, timeHiddenBelow = 'desktop', timeZone, rows, onOpen } = props;
  const { t } = useTranslation('customers');
  const name: DataTableColumn<Row> = {
    id: 'name',
    header: nameTitle,
    cell: ({ row: { original } }) => (
      <RecordName
        {...nameOf(original)}
        isArchived={original.isArchived}
        onOpen={() => onOpen(String(original.id))}
      />
    ),
  };
  const updatedTime: DataTableColumn<Row> = {
    id: 'updatedTime',
    header: t('fields.updatedTime'),
    meta: { hiddenBelow: timeHiddenBelow },
    cell: ({ row: { original } }) => (
      <CellTime time={original.updatedTime} by={original.updatedBy} timeZone={timeZone} />
    ),
  };
  return (
    <DataTable
      caption={t(`${kind}.title`)}
      columns={[name, ...props.columns, updatedTime]}
      rows={rows}
      rowId={({ id }) => String(id)}
      edge="page"
    />
  );
}
