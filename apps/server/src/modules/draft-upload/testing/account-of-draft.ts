import {
  findRow,
  hasSameMeaning,
  parentKinds,
  parentOf,
  providerKinds,
  rowsInOrder,
  tableOf,
  type Draft,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import { storedApps } from '../../../kits/provider/wire/apps';
import type { AccountTree } from './account-tree';

/** Fields that have no meaning with the other values of a row. */
function unusedFields(row: Row): readonly string[] {
  if (!('budgetType' in row)) return [];
  return [
    ...(row.budgetType === 1 ? ['budget'] : []),
    ...(row.bidMode === 'maximumClicks' ? ['bid'] : []),
    ...(row.scheduleType === 1 ? ['schedule'] : []),
  ];
}

/**
 * Differences between an account and a draft, as `kind id field: has, wants`, and items that only one of them has.
 * `isSaid`: whether the plan reports that a value is not sent.
 */
export function differencesOf(
  { items }: AccountTree,
  draft: Draft,
  isSaid: (kind: RowKind, id: string, field: string) => boolean,
): string[] {
  const rows = providerKinds.flatMap((kind) =>
    rowsInOrder<RowKind>(draft, kind).map((row) => ({
      kind,
      row,
      path: pathOf(draft, kind, row),
    })),
  );
  const wanted = new Set(rows.map(({ path }) => path));
  return [
    ...Object.keys(items).flatMap((path) => (wanted.has(path) ? [] : [`only in the account: ${path}`])),
    ...rows.flatMap(({ kind, row, path }) => {
      const item = items[path];
      if (!item) return [`not in the account: ${path}`];
      // all URLs of an app mean the same app
      const stored = 'iosUrl' in row ? { ...row, ...storedApps(row) } : row;
      return Object.entries(stored).flatMap(([field, value]) => {
        const isLeftOut =
          !(field in item) || unusedFields(row).includes(field) || isSaid(kind, row.id, field);
        if (isLeftOut || hasSameMeaning(item[field], value)) return [];
        return [`${kind} ${row.id} ${field}: ${JSON.stringify(item[field])}, ${JSON.stringify(value)}`];
      });
    }),
  ];
}

/** Names of a row's parents and its own, as `AccountItem.path`. */
export function pathOf(draft: Draft, kind: RowKind, row: Row): string {
  const parentKind = parentKinds[kind];
  const parentId = parentOf(tableOf<RowKind>(draft, kind), row.id) ?? '';
  const parent = parentKind === null ? undefined : findRow<RowKind>(draft, parentKind, parentId);
  const own = `${kind} ${kind === 'picture' ? '' : itemName(kind, { ...row })}`;
  return `${parentKind === null || !parent ? '' : pathOf(draft, parentKind, parent)} / ${own}`;
}
