import { channels as allChannels, type Channel, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Selected accounts of a home page request, and their dates. */
export interface AccountSelection {
  userId: string;
  accountIds: readonly number[];
  /** Channels that the user may view. */
  channels: readonly Channel[];
  /** The last completed day in each time zone of the accounts. */
  yesterdays: readonly ZoneDay[];
}

export interface ZoneDay {
  timeZone: string;
  /** `yyyy-MM-dd` */
  day: string;
}

/** A section whose data the home page uses. */
export interface HomeSection {
  channel: Channel;
  section: Section;
}

/** Days without data after which a channel counts as stopped rather than late. */
const lateDays = sql`7`;

/** Sections with the totals of whole accounts. */
export function accountSections({ channels }: Pick<AccountSelection, 'channels'>): HomeSection[] {
  return channels.map((channel) => ({ channel, section: 'account' }));
}

/** First parts of a WITH: `chosen`, the selected accounts with their `yesterday`, and their days, see `daysPart`. */
export function selectedAccountsPart({ accountIds, channels, yesterdays }: AccountSelection): SQL {
  const zones = sql.param(yesterdays.map(({ timeZone }) => timeZone));
  const days = sql.param(yesterdays.map(({ day }) => day));
  return sql`${daysPart(accountIds, channels)}chosen AS MATERIALIZED (
    SELECT a.*, z.yesterday
    FROM accounts a JOIN unnest(${zones}::text[], ${days}::date[]) AS z(time_zone, yesterday) USING (time_zone)
    WHERE a.account_id = ANY(${idsOf(accountIds)})
  )`;
}

/**
 * Part `account_days` of a WITH, with a comma, for users without access to both channels: the days of the visible
 * channels only, instead of the stored sums of both.
 */
export function daysPart(accountIds: readonly number[], channels: readonly Channel[]): SQL {
  if (channels.length === allChannels.length) return sql``;
  const sums = ['impression', 'click', 'cost', 'conversion'].map((of) => {
    const column = sql.identifier(of);
    return sql`coalesce(sum(f.${column}), 0) AS ${column}`;
  });
  return sql`account_days AS MATERIALIZED (
    SELECT s.account_id, s.begin_date AS day, coalesce(f.currency, '') AS currency, ${sql.join(sums, sql`, `)},
      CASE WHEN bool_or(s.channel = 'feed') THEN coalesce(sum(f.cost) FILTER (WHERE f.channel = 'feed'), 0) END AS feed_cost
    FROM fact_spans s LEFT JOIN facts f ON f.account_id = s.account_id AND f.channel = s.channel AND f.section = s.section
      AND f.begin_date = s.begin_date AND f.end_date = s.begin_date
    WHERE s.account_id = ANY(${idsOf(accountIds)}) AND s.channel = ANY(${namesOf(channels)}) AND s.section = 'account'
      AND s.end_date = s.begin_date
    GROUP BY 1, 2, 3
  ), `;
}

/** The channels as one SQL parameter. */
export function namesOf(channels: readonly Channel[]): SQL {
  return sql`${sql.param([...channels])}::report_channel[]`;
}

/**
 * Part `latest` of a WITH, after `chosen`: the latest `day` with data, up to the account's `yesterday`, per account and
 * section with data. Longer spans are ignored.
 */
export function latestPart(sections: readonly HomeSection[]): SQL {
  return sql`latest AS MATERIALIZED (
    SELECT c.account_id, c.currency, c.yesterday, l.day
    FROM chosen c CROSS JOIN ${sectionRows(sections)}
    CROSS JOIN LATERAL (
      SELECT max(s.begin_date) AS day FROM fact_spans s
      WHERE s.account_id = c.account_id AND s.channel = h.channel AND s.section = h.section
        AND s.begin_date <= c.yesterday AND s.end_date = s.begin_date
    ) l
    WHERE l.day IS NOT NULL
  )`;
}

/**
 * Last full day of a group of rows `t` with `day` and `yesterday`: the latest day that all of them have, ignoring rows
 * that stopped at least a week ago. A day that some of them lack would look like a drop.
 */
export const lastFullDay = sql`coalesce(min(t.day) FILTER (WHERE t.day > t.yesterday - ${lateDays}), max(t.day))`;

/** Rows `h` with the columns `channel` and `section`. */
export function sectionRows(sections: readonly HomeSection[]): SQL {
  const channelNames = sql.param(sections.map(({ channel }) => channel));
  const sectionNames = sql.param(sections.map(({ section }) => section));
  return sql`unnest(${channelNames}::report_channel[], ${sectionNames}::report_section[]) AS h(channel, section)`;
}

/** The accounts as one SQL parameter, however many there are. */
export function idsOf(accountIds: readonly number[]): SQL {
  return sql`${sql.param([...accountIds])}::int[]`;
}

/** An instant as ISO 8601 text. */
export function isoTime(instant: SQL): SQL {
  return sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
