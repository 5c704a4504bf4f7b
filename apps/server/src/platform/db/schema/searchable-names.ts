import { nameKinds } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum } from './enums';

/**
 * Names that users can search for, of any kind (docs/adr/0047-names-found-by-scanning.md). Triggers on `items`, `accounts`,
 * `drafts`, `customers`, `companies` and `report_views` maintain this table; only `pinyin` is written by a job.
 */
export const searchableNames = pgTable(
  'searchable_names',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: nameKinds }).notNull(),
    /** Null for customers, companies and views. */
    accountId: integer('account_id').references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Null unless it is the name of an item or a view. */
    channel: channelEnum('channel'),
    // what a scan reads is first
    /** `search_fold` of the name, for accounts also of their number. */
    folded: text('folded').notNull(),
    /** `pinyinKeys` of the name; null until the job has computed them. */
    pinyin: text('pinyin'),
    name: text('name').notNull(),
    /** Campaign of a unit; empty for everything else. */
    parent: text('parent').notNull().default(''),
    /** Key of the item, otherwise id of the record; null for accounts. */
    ref: uuid('ref'),
  },
  (table) => [
    unique('searchable_names_key')
      .on(table.ref, table.kind, table.accountId, table.channel)
      .nullsNotDistinct(),
    index('searchable_names_start').using(
      'btree',
      table.accountId,
      table.kind,
      sql`left(${table.folded}, 64) text_pattern_ops`,
    ),
    index('searchable_names_without_pinyin')
      .on(table.id)
      .where(sql`${table.pinyin} IS NULL`),
  ],
);
