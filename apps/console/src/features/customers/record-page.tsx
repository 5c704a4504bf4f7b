import type { Endpoint, Page, SheetKind } from '@meridian/api-client/contract';
import type { EndpointQueryKey } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListPage } from '../../lib/lists/use-list-page';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { CellTime, RecordName } from './record-cells';
import { RecordActions, RecordDrawer, RecordHistory, type DrawerRecord } from './record-drawer';
import { isStoredRecord, newRecord, type RecordsPageProps } from './records-address';
import { RecordsList } from './records-list';
import { useCanEdit } from './use-record-actions';

interface ListedRecord {
  id: string | number;
  version: number;
  isArchived: boolean;
  updatedTime: string;
  updatedBy: string | null;
}

/** Query options of an endpoint. */
type RequestOf<Data> = UseQueryOptions<Data, unknown, Data, EndpointQueryKey>;

export interface RecordPageProps<Row extends ListedRecord, Stored extends Row> extends RecordsPageProps {
  kind: SheetKind;
  /** Request of the list. */
  list: RequestOf<{ data: { list: Row[] }; page: Page }>;
  /** Request of the record in the address; not sent if the address has none. */
  detail: RequestOf<Stored>;
  /** Name of a record, and the text below it. */
  nameOf: (row: Row) => { name: string; detail?: string };
  /** Title of the column with the name. */
  nameTitle: string;
  /** Columns between the name and the time of the last change. */
  columns: DataTableColumn<Row>[];
  /** Layout below which the time of the last change is hidden. */
  timeHiddenBelow?: 'desktop' | 'wide';
  /** The form of a record; undefined for a new one. */
  renderForm: (row: Stored | undefined, onSaved: (saved: Row) => void) => ReactNode;
  /** Content between the form of a stored record and its history. */
  renderDetails: (row: Stored) => ReactNode;
  /** Archives a record, or restores it. */
  archive: (version: Pick<Row, 'id' | 'version' | 'isArchived'>) => Promise<unknown>;
  remove: (version: Pick<Row, 'id' | 'version'>) => Promise<unknown>;
  /** Endpoints of lists and details that show the record. */
  affected: readonly Endpoint[];
}

/** The list of one kind of records, and a drawer with the record in the address. */
export function RecordPage<Row extends ListedRecord, Stored extends Row & DrawerRecord>({
  address,
  onAddressChange,
  ...props
}: RecordPageProps<Row, Stored>) {
  const { kind, nameOf, timeZone, renderForm, renderDetails, archive, remove, affected } = props;
  const { t } = useTranslation('customers');
  const canEdit = useCanEdit(kind);
  const list = useListPage({ address, onAddressChange, request: props.list });
  const stored = useQuery({ ...props.detail, enabled: isStoredRecord(address) });
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
              {renderDetails(data)}
              <RecordHistory record={data} timeZone={timeZone} />
              {canEdit && (
                <RecordActions
                  name={nameOf(data).name}
                  record={data}
                  archive={(isArchived) => archive({ id: data.id, version: data.version, isArchived })}
                  remove={() => remove({ id: data.id, version: data.version })}
                  affected={affected}
                  onRemoved={close}
                />
              )}
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
  RecordPageProps<Row, Row & DrawerRecord>,
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
