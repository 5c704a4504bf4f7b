import { channels as allChannels, type Channel, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';

/** The accounts of a request of the home page, and their days. */
export interface AccountChoice {
  userId: string;
  accountIds: readonly number[];
  /** The channels that the user may read. */
  channels: readonly Channel[];
  /** The last day that is over in each time zone of the accounts. */
  yesterdays: readonly ZoneDay[];
}

export interface ZoneDay {
  timeZone: string;
  /** `yyyy-MM-dd` */
  day: string;
}

/** A section with data for the home page. */
export interface HomeSection {
  channel: Channel;
  section: Section;
}

/** How long a channel may lack data and still count as late; after that it counts as stopped. */
const lateDays = sql`7`;

/** What accounts cost and got as a whole. */
export function accountSections({ channels }: Pick<AccountChoice, 'channels'>): HomeSection[] {
  return channels.map((channel) => ({ channel, section: 'account' }));
}

/** The first parts of a WITH: `chosen`, the accounts of a choice with their `yesterday`, and their days, see `daysPart`. */
export function chosenPart({ accountIds, channels, yesterdays }: AccountChoice): SQL {
  const zones = sql.param(yesterdays.map(({ timeZone }) => timeZone));
  const days = sql.param(yesterdays.map(({ day }) => day));
  return sql`${daysPart(accountIds, channels)}chosen AS MATERIALIZED (
    SELECT a.*, z.yesterday
    FROM accounts a JOIN unnest(${zones}::text[], ${days}::date[]) AS z(time_zone, yesterday) USING (time_zone)
    WHERE a.account_id = ANY(${idsOf(accountIds)})
  )`;
}

/**
 * For a user who may not read every channel, the part `account_days` of a WITH, with a comma: the days of the other channels
 * only, in place of the stored sums of both.
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

/** The channels as one parameter. */
export function namesOf(channels: readonly Channel[]): SQL {
  return sql`${sql.param([...channels])}::report_channel[]`;
}

/**
 * The part `latest` of a WITH, after `chosen`: `day`, the latest one with data, of each account in each of the
 * sections that has any, up to the account's `yesterday`. A longer span has no days.
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
 * The last full day of a group of rows `t` that have `day` and `yesterday`: the latest one that all of them have, without
 * those that stopped a week ago or longer. A day that some of them lack would appear as a fall.
 */
export const lastFullDay = sql`coalesce(min(t.day) FILTER (WHERE t.day > t.yesterday - ${lateDays}), max(t.day))`;

/** `h` with the columns `channel` and `section`. */
export function sectionRows(sections: readonly HomeSection[]): SQL {
  const channelNames = sql.param(sections.map(({ channel }) => channel));
  const sectionNames = sql.param(sections.map(({ section }) => section));
  return sql`unnest(${channelNames}::report_channel[], ${sectionNames}::report_section[]) AS h(channel, section)`;
}

/** The accounts as one parameter, however many they are. */
export function idsOf(accountIds: readonly number[]): SQL {
  return sql`${sql.param([...accountIds])}::int[]`;
}

/** An instant as ISO text. */
export function isoTime(instant: SQL): SQL {
  return sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
