import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import {
  ReportTable,
  type CellMenuEntry,
  type ReportTableHandle,
  type ReportTableProps,
} from '@meridian/report-table';
import { InfoIcon } from '@meridian/ui/icons';
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { nameColumnKey } from '../report-keys';
import type { RowActionsOptions } from '../row-actions/row-actions';
import { useRowActions } from '../row-actions/use-row-actions';
import { OpenRowPane } from '../row-pane/open-row-pane';
import { useRowPane } from '../row-pane/use-row-pane';
import type { RowSelection } from '../selection/use-row-selection';
import type { ReportTableComparison } from '../view/comparison';

/** What the rows of a report can do, in any of its tables. */
export interface RowFeatures extends Pick<
  RowActionsOptions,
  'model' | 'canOpen' | 'onOpenReport' | 'itemCommands'
> {
  /** Undefined if rows cannot be ticked. */
  selection: RowSelection | undefined;
}

/** A table of a report. */
export type RowsTable = Omit<ReportTableProps<ReportRow>, 'comparison'> & {
  comparison: ReportTableComparison | undefined;
};

export interface ActionableTableProps {
  /** May contain rows that are not those of the report, such as groups. */
  table: RowsTable;
  /** The rows of the report in the table, in order. */
  rows: readonly ReportRow[];
  features: RowFeatures;
  /** The menu of the other rows. */
  otherMenuOf?: (row: ReportRow) => readonly CellMenuEntry[];
}

/** A table whose rows have checkboxes, a menu of commands, and details beside it. */
export function ActionableTable({ table, rows, features, otherMenuOf }: ActionableTableProps) {
  const isMobile = useIsMobile();
  const { selection } = features;
  const model = useMemo(
    // a row below a group is that of the report without groups
    () => ({ ...features.model, view: { ...features.model.view, groupBy: undefined } }),
    [features.model],
  );
  const handle = useRef<ReportTableHandle>(null);
  const isOwn = useMemo(() => {
    const own = new Set(rows);
    return (row: ReportRow) => own.has(row);
  }, [rows]);
  const placeOf = (row: ReportRow) => table.rows.indexOf(row);
  const nameKey = nameColumnKey(model.report, features.model.view.groupBy) ?? '';
  const { comparison } = table;
  const pane = useRowPane(model, { rows, comparison, table: handle, placeOf, nameKey });
  const actionsOf = useRowActions({ ...features, model, table: handle, placeOf });
  const openRow = pane.open?.row;
  const openRowClass = useCallback(
    (row: ReportRow) => (row === openRow ? 'bg-accent-bg' : undefined),
    [openRow],
  );
  const menuOf = useRowMenu({ actionsOf, onShow: pane.show });
  const show = (row: ReportRow) => {
    if (isOwn(row)) pane.show(row);
  };
  const idOf = selection?.rowId;
  const rowId = useCallback((row: ReportRow) => (isOwn(row) ? idOf?.(row) : undefined), [isOwn, idOf]);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) pane.open?.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the table and the pane beside it
    <div className="flex flex-1" onKeyDown={closeByEscape}>
      <div className="flex min-w-0 flex-1 flex-col">
        <ReportTable
          {...table}
          ref={handle}
          getRowMenuItems={(row) => (isOwn(row) ? menuOf(row) : (otherMenuOf?.(row) ?? []))}
          getRowClassName={openRowClass}
          onRowOpen={show}
          onCellDoubleClick={({ row }) => show(row)}
          onCellFocus={({ row }) => {
            if (isOwn(row)) pane.follow(row);
          }}
          // a touch screen has neither a double click nor keys
          {...(isMobile && { onRowClick: show })}
          {...(selection && { rowId, ...selection.ticksOf(rows) })}
        />
      </div>
      {pane.open && (
        <OpenRowPane
          open={pane.open}
          model={model}
          canOpen={features.canOpen}
          actions={actionsOf(pane.open.row)}
        />
      )}
    </div>
  );
}

/** The menu of a row: its details, and its commands. */
function useRowMenu({
  actionsOf,
  onShow,
}: {
  actionsOf: ReturnType<typeof useRowActions>;
  onShow: (row: ReportRow) => void;
}) {
  const { t } = useTranslation('reports');
  return (row: ReportRow): readonly CellMenuEntry[] => [
    { label: t('rowActions.details'), icon: <InfoIcon />, hint: 'Enter', onSelect: () => onShow(row) },
    ...actionsOf(row).flatMap(({ label, icon, run, beginsGroup }, place) => [
      ...(place === 0 || beginsGroup ? (['separator'] as const) : []),
      { label, icon, onSelect: run },
    ]),
  ];
}
