import type { Language } from '@meridian/i18n/core';
import { columnIds, columnOf, type ReportColumn } from '../../core/columns/columns';
import type { TitleInfo } from '../../core/columns/title-info';
import { atPath, fieldOf } from '../../core/format/cell-value';
import type { ReportColumnDef, ReportColumnMeta } from './report-features';

/**
 * TanStack column definitions of columns that a server describes. `locked` names the fields that users cannot hide or
 * unpin.
 *
 * Shape:  ids as those of `columnsOf`; adjacent columns with one `group` are nested in a group.
 * Errors: none.
 */
export function columnDefsOf<Row extends object>(
  titleInfos: readonly TitleInfo[],
  locked: readonly string[] = [],
): ReportColumnDef<Row>[] {
  const ids = columnIds(titleInfos);
  const defs: ReportColumnDef<Row>[] = [];
  let open: { title: string; columns: ReportColumnDef<Row>[] } | null = null;
  titleInfos.forEach((info, index) => {
    const def = columnDefOf<Row>(info, { id: ids[index] ?? '', isLocked: locked.includes(info.dataKey) });
    const title = info.group ?? '';
    if (title === '') {
      open = null;
      defs.push(def);
    } else if (open?.title === title) open.columns.push(def);
    else {
      open = { title, columns: [def] };
      defs.push({ id: `~group${index}`, header: title, columns: open.columns });
    }
  });
  return defs;
}

function columnDefOf<Row extends object>(
  info: TitleInfo,
  { id, isLocked }: { id: string; isLocked: boolean },
): ReportColumnDef<Row> {
  return {
    id,
    accessorFn: (row) => fieldOf(row, info.dataKey),
    header: info.titleName || info.dataKey,
    enableSorting: info.isSort === true,
    enableHiding: !isLocked,
    enablePinning: !isLocked,
    ...(info.minWidth !== undefined && { minSize: info.minWidth }),
    meta: info,
  };
}

/** A column definition as TanStack defines or resolves it, for unknown rows and values. */
export interface AnyColumnDef {
  id?: string | undefined;
  accessorKey?: PropertyKey | undefined;
  accessorFn?: { read(row: object, index: number): unknown }['read'] | undefined;
  header?: unknown;
  cell?: unknown;
  footer?: unknown;
  columns?: readonly AnyColumnDef[] | undefined;
  enableSorting?: boolean | undefined;
  enableHiding?: boolean | undefined;
  size?: number | undefined;
  minSize?: number | undefined;
  meta?: ReportColumnMeta | undefined;
}

/** A column without child columns, and its group. */
export interface LeafColumn {
  id: string;
  def: AnyColumnDef;
  /** Undefined for a column that shows no value of its row. */
  accessorFn: AnyColumnDef['accessorFn'];
  parent: { id: string; title: string } | null;
}

/** The leaves of definitions in order, with ids and accessors as in TanStack. */
export function leavesOf(
  defs: readonly AnyColumnDef[],
  parent: LeafColumn['parent'] = null,
): readonly LeafColumn[] {
  return defs.flatMap((def) => {
    const id = idOf(def);
    if (def.columns) return leavesOf(def.columns, groupOf(id, def));
    return { id, def, accessorFn: def.accessorFn ?? accessorOf(def.accessorKey), parent };
  });
}

/** A group as referenced by its columns. */
export function groupOf(id: string, def: AnyColumnDef) {
  return { id, title: titleOf(def) ?? id };
}

function idOf({ id, accessorKey, header }: AnyColumnDef): string {
  return (
    id ??
    (accessorKey === undefined ? undefined : keyText(accessorKey)) ??
    (typeof header === 'string' ? header : '')
  );
}

function keyText(accessorKey: PropertyKey): string {
  return String(accessorKey).replaceAll('.', '_');
}

function accessorOf(key: PropertyKey | undefined): LeafColumn['accessorFn'] {
  if (key === undefined) return undefined;
  const path = String(key);
  // like TanStack, for any fields of the row
  return path.includes('.') ? (row) => atPath(row, path) : (row) => fieldOf(row, path);
}

function titleOf({ header, meta }: AnyColumnDef): string | undefined {
  return meta?.titleName || (typeof header === 'string' && header !== '' ? header : undefined);
}

/** A leaf as a column of the report table. */
export function reportColumnOf(leaf: LeafColumn, language: Language): ReportColumn {
  const { id, def, accessorFn, parent } = leaf;
  const { meta = {} } = def;
  const info: TitleInfo = {
    ...meta,
    dataKey: meta.dataKey ?? id,
    titleName: titleOf(def) ?? meta.dataKey ?? id,
    isSort: def.enableSorting !== false && accessorFn !== undefined,
    width: meta.width ?? def.size,
    minWidth: def.minSize,
  };
  return {
    ...columnOf(info, { language, id, isLocked: def.enableHiding === false }),
    read: (row) => accessorFn?.(row, 0),
    parentId: parent?.id ?? null,
    parentTitle: parent?.title ?? '',
  };
}
