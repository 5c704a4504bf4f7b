import {
  maxCountedNames,
  maxFoundNames,
  readStoredViewContent,
  type Channel,
  type FoundName,
  type NameKind,
  type Period,
  type Section,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { reportViews, searchableNames } from '../../platform/db/schema';

/** A kind of names that a user may search. */
export interface SearchedKind {
  kind: NameKind;
  /** Absent for kinds without a channel. */
  channels?: readonly Channel[];
}

export interface NameQuery {
  userId: string;
  accountIds: readonly number[];
  kinds: readonly SearchedKind[];
  /** The text after `fold`, and its words; at least one. */
  folded: string;
  words: readonly string[];
  /** `pinyinQuery` of the text. */
  pinyin: string;
}

interface NameRow extends Record<string, unknown> {
  kind: NameKind;
  accountId: number;
  channel: Channel;
  ref: string;
  name: string;
  parent: string;
  count: number;
  section: Section;
  period: Period;
  content: Record<string, unknown>;
}

/** Matches that begin with the text, however many others there are. */
const maxStarts = 100;
/** Length of the indexed beginning of a name. */
const startLength = 64;

/** Names of what users work with. */
export function createNameSearchRepository(db: Database) {
  return {
    /** A text as names are compared: without accents, case and width. */
    async fold(text: string): Promise<string> {
      const { rows } = await db.execute<{ folded: string }>(sql`SELECT search_fold(${text}) AS folded`);
      return rows[0]?.folded ?? '';
    },

    /** The best matches of each kind, and how many there are. */
    async find(
      query: NameQuery,
    ): Promise<{ names: FoundName[]; counts: { kind: NameKind; count: number }[] }> {
      const { folded, pinyin } = query;
      if (query.kinds.length === 0) return { names: [], counts: [] };
      const branches = query.kinds.map((kind) => matchesOf(kind, query));
      const { rows } = await db.execute<NameRow>(sql`
        SELECT m.kind, m.account_id AS "accountId", m.channel, m.ref, m.name, m.parent, m.count,
          v.section, v.period, v.content
        FROM (
          SELECT r.*, least(count(*) OVER (PARTITION BY kind), ${maxCountedNames})::integer AS count,
            row_number() OVER (PARTITION BY kind ORDER BY rank, length(folded), folded, account_id, channel, ref) AS place
          FROM (
            SELECT n.*, CASE
              WHEN folded = ${folded} THEN 0
              WHEN starts_with(folded, ${folded}) THEN 1
              WHEN strpos(folded, ${` ${folded}`}) > 0 OR (${pinyin} <> '' AND starts_with(pinyin, ${pinyin})) THEN 2
              WHEN strpos(folded, ${folded}) > 0 THEN 3
              ELSE 4 END AS rank
            FROM (${sql.join(branches, sql` UNION `)}) n
          ) r
        ) m
        LEFT JOIN ${reportViews} v ON m.kind = 'view' AND v.id = m.ref
        WHERE m.place <= ${maxFoundNames}
        ORDER BY m.kind, m.place`);
      const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
      return {
        names: rows.map(foundName),
        counts: [...counts].map(([kind, count]) => ({ kind, count })),
      };
    },

    /** Names whose pinyin is not computed yet. */
    async withoutPinyin(limit: number): Promise<{ id: number; name: string }[]> {
      const { id, name, pinyin } = searchableNames;
      return db
        .select({ id, name })
        .from(searchableNames)
        .where(sql`${pinyin} IS NULL`)
        .limit(limit);
    },

    async setPinyin(names: readonly { id: number; pinyin: string }[]): Promise<void> {
      await db.execute(sql`
        UPDATE ${searchableNames} n SET pinyin = given.pinyin
        FROM unnest(${sql.param(names.map(({ id }) => id))}::bigint[], ${sql.param(names.map(({ pinyin }) => pinyin))}::text[])
          AS given (id, pinyin)
        WHERE n.id = given.id`);
    },
  };
}

export type NameSearchRepository = ReturnType<typeof createNameSearchRepository>;

/**
 * Matches of a kind in any order: some that begin with the text, from an index, and those that contain it, from a scan that ends at the
 * limit. Items with equal names, such as a keyword in several units, are one match.
 */
function matchesOf({ kind, channels }: SearchedKind, query: NameQuery): SQL {
  const { folded, words, pinyin, accountIds, userId } = query;
  const conditions = [
    sql`n.kind = ${kind}`,
    channels && sql`n.channel = ANY(${sql.param([...channels])}::report_channel[])`,
    ...(kind === 'customer' || kind === 'company'
      ? []
      : kind === 'view'
        ? [
            sql`EXISTS (SELECT FROM ${reportViews} v WHERE v.id = n.ref AND (
              v.user_id = ${userId} OR (v.is_shared AND v.account_ids <@ ${sql.param([...accountIds])}::integer[])
            ))`,
          ]
        : [sql`n.account_id = ANY(${sql.param([...accountIds])}::integer[])`]),
  ].filter((condition) => condition !== undefined);
  const hasWords = sql.join(
    words.map((word) => sql`n.folded LIKE ${containing(word)}`),
    sql` AND `,
  );
  const contains = pinyin === '' ? hasWords : sql`(${hasWords} OR n.pinyin LIKE ${containing(pinyin)})`;
  const start = [...folded].slice(0, startLength).join('');
  // operators that compare bytes in every database; the last character follows all others
  const starts = sql`left(n.folded, ${sql.raw(String(startLength))}) ~>=~ ${start}
    AND left(n.folded, ${sql.raw(String(startLength))}) ~<~ ${`${start}\u{10ffff}`} AND ${hasWords}`;
  const isItem = kind === 'campaign' || kind === 'unit' || kind === 'keyword';
  const select = sql`SELECT n.kind, n.account_id, n.channel, ${isItem ? sql`NULL::uuid` : sql`n.ref`} AS ref,
    n.name, n.parent, n.folded, n.pinyin
    FROM ${searchableNames} n WHERE ${sql.join(conditions, sql` AND `)}`;
  return sql`(${select} AND ${starts} LIMIT ${maxStarts}) UNION (${select} AND ${contains} LIMIT ${maxCountedNames})`;
}

/** A pattern; with the functions for positions, the planner would expect too many matches for a parallel scan. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function foundName(row: NameRow): FoundName {
  const { kind, ref: id, name, accountId, channel, parent, section, period } = row;
  switch (kind) {
    case 'account':
      return { kind, accountId, name };
    case 'campaign':
    case 'keyword':
      return { kind, accountId, channel, name };
    case 'unit':
      return { kind, accountId, channel, name, campaignName: parent };
    case 'draft':
      return { kind, id, accountId, name };
    case 'customer':
    case 'company':
      return { kind, id, name };
    case 'view':
      return { kind, id, name, channel, section, period, content: readStoredViewContent(row.content) };
  }
}
