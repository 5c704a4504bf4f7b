import { fieldSchemas, parentKinds, type RowKind } from '@meridian/draft-editor/core';
import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import {
  draftCampaigns,
  draftCreatives,
  draftKeywords,
  draftPictures,
  draftUnits,
} from '../../platform/db/schema';

/** Table of each kind of row. */
export const draftTables = {
  campaign: draftCampaigns,
  unit: draftUnits,
  keyword: draftKeywords,
  creative: draftCreatives,
  picture: draftPictures,
} as const satisfies Record<RowKind, unknown>;

/** A field of a row, with its column. */
export interface DraftColumn {
  field: string;
  /** Column name in the database. */
  name: string;
  /** SQL type. */
  type: string;
}

/** Columns of the fields of rows, in model order. */
export const draftColumns: Readonly<Record<RowKind, readonly DraftColumn[]>> = {
  campaign: columnsOf('campaign'),
  unit: columnsOf('unit'),
  keyword: columnsOf('keyword'),
  creative: columnsOf('creative'),
  picture: columnsOf('picture'),
};

function columnsOf(kind: RowKind): DraftColumn[] {
  const columns: Readonly<Record<string, Column | undefined>> = getTableColumns(draftTables[kind]);
  return Object.keys(fieldSchemas[kind].shape).map((field) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`The table of ${kind} has no column for ${field}.`);
    return { field, name: column.name, type: column.getSQLType() };
  });
}

/** Value of a field in a JSON object. */
export function valueOf(object: SQL, { field, type }: Omit<DraftColumn, 'name'>): SQL {
  return type === 'jsonb'
    ? sql`${object} -> ${field}::text`
    : sql`(${object} ->> ${field}::text)::${sql.raw(type)}`;
}

/** Table of the parents of a kind; null for campaigns. */
export function parentTableOf(kind: RowKind) {
  const parentKind = parentKinds[kind];
  return parentKind === null ? null : draftTables[parentKind];
}

/** Columns of `drafts` with the number of rows per kind. */
export const countColumns = {
  campaign: 'campaigns',
  unit: 'units',
  keyword: 'keywords',
  creative: 'creatives',
  picture: 'pictures',
} as const satisfies Record<RowKind, string>;
