import type { Header, RowData, Table } from '@tanstack/react-table';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icons';
import { cn } from '../lib/cn';
import { headClasses, type TableEdge } from './cell-classes';
import type { DataTableFeatures } from './data-table-features';
import { drawTemplate } from './draw-template';

export interface DataTableHeadProps<Row extends RowData> {
  table: Pick<Table<DataTableFeatures, Row>, 'getHeaderGroups'>;
  edge: TableEdge;
  /** Stays in view while the rows scroll. */
  isSticky: boolean;
}

/** The headers of the columns, and of their groups. */
export function DataTableHead<Row extends RowData>({ table, edge, isSticky }: DataTableHeadProps<Row>) {
  return (
    <thead className={isSticky ? 'sticky top-0 z-sticky' : undefined}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => (
            <Head key={header.id} header={header} edge={edge} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUpIcon, desc: ArrowDownIcon } as const;

interface HeadProps<Row extends RowData> {
  header: Header<DataTableFeatures, Row>;
  edge: TableEdge;
}

function Head<Row extends RowData>({ header, edge }: HeadProps<Row>) {
  const { column, colSpan, isPlaceholder } = header;
  const direction = column.getIsSorted();
  const isSortable = column.getCanSort();
  const classes = headClasses(column.columnDef.meta ?? {}, { edge, isSorted: direction !== false });
  if (isPlaceholder) return <td className={classes} />;
  return (
    <th
      scope={colSpan > 1 ? 'colgroup' : 'col'}
      colSpan={colSpan}
      aria-sort={direction ? ariaSort[direction] : isSortable ? 'none' : undefined}
      className={classes}
    >
      {isSortable ? <SortButton header={header} /> : <Title header={header} />}
    </th>
  );
}

/** Sorts up, down, and not at all. */
function SortButton<Row extends RowData>({ header }: Pick<HeadProps<Row>, 'header'>) {
  const direction = header.column.getIsSorted();
  const Icon = direction ? icons[direction] : ChevronsUpDownIcon;
  return (
    <button
      type="button"
      onClick={header.column.getToggleSortingHandler()}
      className="inline-flex h-full min-h-6 items-center gap-1 rounded-xs font-medium focus-ring hover:text-fg-1"
    >
      <Icon aria-hidden className={cn('size-3.25', !direction && 'opacity-50')} />
      {titleOf(header)}
    </button>
  );
}

/** The title of a column that cannot be sorted here; with an arrow if the rows are sorted by it. */
function Title<Row extends RowData>({ header }: Pick<HeadProps<Row>, 'header'>) {
  const direction = header.column.getIsSorted();
  if (!direction) return titleOf(header);
  const Icon = icons[direction];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-3" />
      {titleOf(header)}
    </span>
  );
}

function titleOf<Row extends RowData>(header: Header<DataTableFeatures, Row>) {
  const template = header.column.columnDef.header;
  const title = drawTemplate(template, header.getContext());
  if (typeof template !== 'function') return title;
  return (
    <span data-scope-end="" className="contents">
      {title}
    </span>
  );
}
