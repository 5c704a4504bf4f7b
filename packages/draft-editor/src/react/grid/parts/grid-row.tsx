import { cn, IconButton } from '@meridian/ui';
import { GridCheckbox } from '@meridian/ui/grid';
import { CheckIcon, ChevronDownIcon, PencilIcon, Trash2Icon, UndoIcon } from '@meridian/ui/icons';
import { memo, type ReactElement } from 'react';
import type { GridLabels } from '../labels';
import { gridRowHeight, type PlacedGridColumn } from '../placed-columns';
import { gridCellText } from '../rules/cell-text';
import type {
  CellIssue,
  EarlierValue,
  EditableColumn,
  GridRemovedRows,
  GridTyping,
  GridValue,
} from '../types';
import { editableCellClass, issueOrder } from './cell-style';
import { IssueIcon } from './issue-icon';

export interface GridRowProps {
  /** Starts at 0, among the visible rows. */
  position: number;
  /** Starts at 0, among all rows. */
  index: number;
  rowKey: string;
  /** Drawn columns. */
  columns: readonly PlacedGridColumn[];
  dataColumns: readonly EditableColumn[];
  /** Indexes of columns; -1 for none. */
  activeColumn: number;
  fromColumn: number;
  toColumn: number;
  isTicked: boolean;
  gridId: string;
  labels: GridLabels;
  getValue: (rowKey: string, columnId: string) => GridValue;
  issuesOf: (rowKey: string, columnId: string) => readonly CellIssue[];
  earlierOf: ((rowKey: string, columnId: string) => EarlierValue | undefined) | undefined;
  /** Whether the issues are about the current row. */
  isChecked: boolean;
  /** For a removed row. */
  removed: GridRemovedRows | undefined;
  /** Typed text in a cell that is not its value. */
  typedText: GridTyping['textOf'] | undefined;
}

/** One row at its position. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement {
  const { position, rowKey, columns, dataColumns, isTicked, issuesOf, removed } = props;
  const issues = dataColumns.flatMap(({ id }) => issuesOf(rowKey, id)).toSorted(issueOrder);
  const severity = issues[0]?.severity;
  const background = isTicked
    ? 'bg-accent-bg'
    : removed
      ? 'bg-sunken'
      : severity === 'error'
        ? 'bg-bad-bg'
        : severity === 'warning'
          ? 'bg-warn-bg'
          : 'bg-surface';
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-selected={isTicked || undefined}
      className={cn('absolute inset-x-0 grid h-9 grid-cols-(--columns) grid-rows-1', background)}
      style={{ top: position * gridRowHeight }}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={props} issues={issues} />
      ))}
    </div>
  );
});

interface CellProps {
  column: PlacedGridColumn;
  row: GridRowProps;
  /** Issues of the whole row. */
  issues: readonly CellIssue[];
}

function Cell({ column, row, issues }: CellProps) {
  const { index, part, data, style, ariaColIndex, pinned, isRight } = column;
  const { removed } = row;
  const isActive = index === row.activeColumn;
  const isInRange = index >= row.fromColumn && index <= row.toColumn;
  const own = data ? row.issuesOf(row.rowKey, data.id).toSorted(issueOrder) : [];
  const issuesId = `${row.gridId}-${row.position}-${index}`;
  return (
    <div
      id={isActive ? `${row.gridId}-active` : undefined}
      role={part === 'number' ? 'rowheader' : 'gridcell'}
      aria-colindex={ariaColIndex}
      aria-selected={isInRange || undefined}
      aria-readonly={part !== 'data' || data?.isReadonly || removed !== undefined || undefined}
      aria-invalid={own[0]?.severity === 'error' || undefined}
      aria-describedby={own.length > 0 ? issuesId : undefined}
      className={editableCellClass({ isPinned: pinned !== null, isActive, isInRange, isRight })}
      style={style}
    >
      {part === 'select' && !removed && (
        <GridCheckbox state={row.isTicked} label={row.labels.selectRow(row.index + 1)} />
      )}
      {part === 'number' && removed && <RemovedMark row={row} removed={removed} />}
      {part === 'number' && !removed && <span className="text-fg-3 tabular-nums">{row.index + 1}</span>}
      {part === 'check' && !removed && (
        <RowCheck issues={issues} isChecked={row.isChecked} labels={row.labels} />
      )}
      {data && (
        <DataCell
          data={data}
          text={gridCellText(data, row.rowKey, row.getValue)}
          typed={row.typedText?.(row.rowKey, data.id)}
          earlier={removed ? undefined : row.earlierOf?.(row.rowKey, data.id)}
          isRemoved={removed !== undefined}
          isStruck={removed !== undefined && removed.noteColumnId !== data.id}
          issues={own}
          labels={row.labels}
        />
      )}
      {own.length > 0 && (
        <span id={issuesId} hidden>
          {own.map(({ message }) => message).join(' ')}
        </span>
      )}
    </div>
  );
}

/** Replaces the number of a removed row: its state, and a button to restore it. Its key is that of the cell. */
function RemovedMark({ row, removed }: { row: GridRowProps; removed: GridRemovedRows }) {
  const { rowKey, labels, dataColumns, getValue } = row;
  const { label, onTakeBack } = removed;
  const [first] = dataColumns;
  const name = first ? gridCellText(first, rowKey, getValue) : '';
  return (
    <>
      <span className="sr-only">{label}</span>
      {onTakeBack ? (
        <IconButton
          label={labels.takeBack(name)}
          size="small"
          tabIndex={-1}
          onClick={() => onTakeBack([rowKey])}
        >
          <UndoIcon />
        </IconButton>
      ) : (
        <Trash2Icon aria-hidden className="size-4 text-fg-3" />
      )}
    </>
  );
}

function DataCell({
  data,
  text,
  typed,
  earlier,
  isRemoved,
  isStruck,
  issues,
  labels,
}: {
  data: EditableColumn;
  /** Text of the value. */
  text: string;
  typed: string | undefined;
  earlier: EarlierValue | undefined;
  isRemoved: boolean;
  isStruck: boolean;
  issues: readonly CellIssue[];
  labels: GridLabels;
}) {
  const [first] = issues;
  const value = (
    <span
      title={data.isReadonly ? text : undefined}
      className={cn(
        'min-w-0 truncate',
        data.kind === 'number' && 'tabular-nums',
        (data.isReadonly || isRemoved) && 'text-fg-2',
        isStruck && 'line-through',
        typed !== undefined && 'italic',
        first?.severity === 'error' && 'text-bad-fg',
        earlier && 'leading-4',
      )}
    >
      {typed ?? text}
    </span>
  );
  return (
    <>
      {earlier ? (
        <span className="flex min-w-0 flex-col">
          {value}
          <EarlierText {...earlier} />
        </span>
      ) : (
        value
      )}
      {typed !== undefined && <span className="sr-only">{labels.notSaved}</span>}
      {data.kind === 'select' && !data.isReadonly && !isRemoved && (
        <ChevronDownIcon data-opens-options="" className="size-3.5 flex-none cursor-pointer text-fg-3" />
      )}
      {data.opensForm && !isRemoved && (
        <IconButton
          label={labels.openForm(data.label)}
          size="small"
          tabIndex={-1}
          data-opens-form=""
          className="ml-auto flex-none text-fg-3"
        >
          <PencilIcon />
        </IconButton>
      )}
      {first && (
        <span
          aria-hidden
          title={issues.map(({ message }) => message).join('\n')}
          className="ml-auto flex flex-none"
        >
          <IssueIcon severity={first.severity} />
        </span>
      )}
    </>
  );
}

/** Below the value: the earlier one, struck through; an empty one in words. */
function EarlierText({ text, label }: EarlierValue) {
  return (
    <span title={label} className="min-w-0 truncate text-11 leading-3.5 text-fg-3 tabular-nums">
      <span aria-hidden className={cn(text !== '' && 'line-through')}>
        {text === '' ? label : text}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function RowCheck({
  issues,
  isChecked,
  labels,
}: {
  issues: readonly CellIssue[];
  isChecked: boolean;
  labels: GridLabels;
}) {
  const [first] = issues;
  if (!first && !isChecked)
    return (
      <>
        <span aria-hidden className="text-fg-3">
          …
        </span>
        <span className="sr-only">{labels.notChecked}</span>
      </>
    );
  if (!first)
    return (
      <>
        <CheckIcon aria-hidden className="size-4 flex-none text-fg-3" />
        <span className="sr-only">{labels.noIssue}</span>
      </>
    );
  return (
    <>
      <IssueIcon severity={first.severity} />
      <span className="sr-only">{labels[first.severity]}</span>
      <span
        title={issues.map(({ message }) => message).join('\n')}
        className={cn('min-w-0 truncate', first.severity === 'error' ? 'text-bad-fg' : 'text-warn-fg')}
      >
        {first.message}
      </span>
      {issues.length > 1 && (
        <span className="flex-none text-fg-3">{labels.moreIssues(issues.length - 1)}</span>
      )}
    </>
  );
}
