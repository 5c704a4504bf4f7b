import { channels, type Channel, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';

/** The accounts of a request of the home page, and their days. */
export interface AccountChoice {
  userId: string;
  accountIds: readonly number[];
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
export const accountSections: readonly HomeSection[] = channels.map((channel) => ({
  channel,
  section: 'account',
}));

/** The part `chosen` of a WITH: the accounts of a choice with their `yesterday`. */
export function chosenPart({ accountIds, yesterdays }: AccountChoice): SQL {
  const zones = sql.param(yesterdays.map(({ timeZone }) => timeZone));
  const days = sql.param(yesterdays.map(({ day }) => day));
  return sql`chosen AS MATERIALIZED (
    SELECT a.*, z.yesterday
    FROM accounts a JOIN unnest(${zones}::text[], ${days}::date[]) AS z(time_zone, yesterday) USING (time_zone)
    WHERE a.account_id = ANY(${idsOf(accountIds)})
  )`;
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
