import type { ImportRowState, RecordImport, RecordImportRow, SheetKind } from '@meridian/api-client/contract';
import { importRowStates, recordEndpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { SegmentedControl } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { ListBody } from '../../../lib/lists/list-body';
import { pageRequest, type PageAddress } from '../../../lib/lists/page-address';
import { useListPage } from '../../../lib/lists/use-list-page';
import { RowEffect } from './row-effect';

const size = 50;

export interface ImportRowsProps {
  kind: SheetKind;
  review: RecordImport;
  /** Whether only wrong rows are listed. */
  isOutcome: boolean;
}

/** The rows of a file page by page, by the effect of their import. */
export function ImportRows({ kind, review, isOutcome }: ImportRowsProps) {
  const { t } = useTranslation('customers');
  const { counts } = review;
  const [asked, setState] = useState<ImportRowState>();
  const state = isOutcome ? 'wrong' : (asked ?? firstState(counts));
  const [address, setAddress] = useState<PageAddress & { text?: string | undefined }>({});
  const { text } = address;
  const list = useListPage({
    address,
    onAddressChange: setAddress,
    request: endpointOptions(useApi(), recordEndpoints[kind].importRows, {
      body: {
        id: review.id,
        page: pageRequest({ ...address, size }),
        query: { state, ...(text !== undefined && { text }) },
      },
    }),
    defaultSize: size,
  });
  return (
    <section aria-label={t('sheet.rows')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {!isOutcome && (
          <SegmentedControl
            label={t('sheet.rows')}
            items={importRowStates.map((value) => ({
              value,
              label: `${t(`sheet.states.${value}`)} ${formatValue(counts[value], 't')}`,
            }))}
            value={state}
            onValueChange={(next) => {
              setState(next);
              list.change({});
            }}
            className="max-w-full flex-wrap"
          />
        )}
        {counts[state] > 0 && (
          <DebouncedSearchField
            label={t('sheet.search')}
            value={text}
            onValueChange={(next) => list.change({ text: next })}
            className="w-56 max-desktop:w-full"
          />
        )}
      </div>
      <div className="min-h-40">
        <ListBody
          list={list}
          failedTitle={t('sheet.failedRows')}
          pagerLabel={t('sheet.pager')}
          empty={
            <p className="px-2 py-6 text-center text-fg-3">
              {t(text === undefined ? `sheet.none.${state}` : 'sheet.noMatch')}
            </p>
          }
          hasFooter={list.totalCount > size}
        >
          {(rows) => <RowTable rows={rows} state={state} />}
        </ListBody>
      </div>
    </section>
  );
}

/** The state shown first: rows that need a decision. */
function firstState(counts: RecordImport['counts']): ImportRowState {
  const order: readonly ImportRowState[] = ['wrong', 'changed', 'new', 'equal'];
  return order.find((state) => counts[state] > 0) ?? 'new';
}

const cell = { cellClassName: 'py-2 align-top wrap-anywhere [unicode-bidi:plaintext]' };

function RowTable({ rows, state }: { rows: readonly RecordImportRow[]; state: ImportRowState }) {
  const { t } = useTranslation('customers');
  const columns: DataTableColumn<RecordImportRow>[] = [
    {
      id: 'row',
      header: t('sheet.row'),
      meta: { headClassName: 'w-16', ...cell },
      cell: ({ row: { original } }) => original.row,
    },
    {
      id: 'record',
      header: t('sheet.record'),
      meta: { headClassName: 'w-1/3', ...cell },
      cell: ({ row: { original } }) => (
        <span className="line-clamp-2 text-fg-1">{original.name || '--'}</span>
      ),
    },
    {
      id: 'effect',
      header: t(state === 'wrong' ? 'sheet.reason' : 'sheet.effect'),
      meta: cell,
      cell: ({ row: { original } }) => <RowEffect row={original} />,
    },
  ];
  return (
    <DataTable
      caption={t(`sheet.states.${state}`)}
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row)}
      maxHeight="min(24rem, 45dvh)"
    />
  );
}
