import { moverMetrics, type Channel, type Measure, type MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure, rowMetrics } from '../../report-engine';
import {
  selectedAccountsPart,
  idsOf,
  lastFullDay,
  latestPart,
  sectionRows,
  type AccountSelection,
  type HomeSection,
} from './selected-accounts-sql';

/** Sections of top movers: keywords in search, units in feed. */
const allSections = [
  { channel: 'search', section: 'keyword' },
  { channel: 'feed', section: 'unit' },
] as const satisfies readonly HomeSection[];

function moverSections({ channels }: AccountSelection) {
  return allSections.filter(({ channel }) => channels.includes(channel));
}

const moverMeasures = ['cost', 'click', 'impression'] as const satisfies readonly Measure[];
/** Names of item `i`: a keyword, or a unit with its campaign. */
const nameColumns = {
  search: { name: sql`i.dims ->> 'showWord'`, place: sql`NULL::text` },
  feed: { name: sql`i.dims ->> 'adgroupName'`, place: sql`i.dims ->> 'campaignName'` },
} as const satisfies Record<Channel, Record<'name' | 'place', SQL>>;
const metricIds: readonly MetricId[] = moverMetrics;

/** Number of top movers on the home page. */
const moverCount = 5;
/** Items below this fraction of a day's cost rank after all others. */
const smallShare = 0.01;

/** Last full day of the top movers as `day`; null without data, then with `yesterday`. */
export function moverDaySql(choice: AccountSelection): SQL {
  return sql`
    WITH ${selectedAccountsPart(choice)}, ${latestPart(moverSections(choice))}
    SELECT (SELECT ${lastFullDay} FROM latest t)::text AS day, (SELECT min(yesterday) FROM chosen)::text AS yesterday`;
}

export interface MoverDays {
  day: string;
  previousDay: string;
}

/** A text as `version` that is another one after any change of the accounts or facts from which the movers are found. */
export function moversVersionSql(choice: AccountSelection, { day, previousDay }: MoverDays): SQL {
  return sql`
    SELECT md5(coalesce(json_agg(
      json_build_array(a.account_id, a.account_name, a.currency, v.channel, v.section, v.month, v.version)
      ORDER BY a.account_id, v.channel, v.section, v.month
    )::text, '')) AS version
    FROM accounts a LEFT JOIN (
      fact_versions v JOIN ${sectionRows(moverSections(choice))} ON v.channel = h.channel AND v.section = h.section
    ) ON v.account_id = a.account_id
      AND v.month IN (date_trunc('month', ${day}::timestamp), date_trunc('month', ${previousDay}::timestamp))
    WHERE a.account_id = ANY(${idsOf(choice.accountIds)})`;
}

/**
 * Keywords and units whose cost changed most since the previous day, as `list`.
 *
 * Ranked by the change as a fraction of the day's cost in the same currency, because amounts in different currencies
 * cannot be compared; items below 1% of it on both days rank last. A keyword is identified by its text within an
 * account, a unit by campaign and name. Accounts without data on either day in a channel are excluded from the channel,
 * because all of their items would look new or stopped.
 */
export function moversSql(choice: AccountSelection, days: MoverDays): SQL {
  const sections = moverSections(choice);
  const order = sql`r.is_large DESC, r.share DESC NULLS LAST, r.channel, r.name, r.place, r.account_id`;
  const change = sql`abs(g.current_cost - g.previous_cost)`;
  return sql`
    WITH ${selectedAccountsPart(choice)},
    loaded AS MATERIALIZED (
      SELECT c.account_id, c.account_name, c.currency, h.channel, h.section
      FROM chosen c CROSS JOIN ${sectionRows(sections)} WHERE ${isLoaded(days.day)} AND ${isLoaded(days.previousDay)}
    ),
    by_name AS MATERIALIZED (
      SELECT g.*, l.account_name, l.section
      FROM (${sql.join(
        sections.map((section) => costsSql(choice, section, days)),
        sql` UNION ALL `,
      )}) g JOIN loaded l USING (account_id, channel, currency)
    ),
    totals AS MATERIALIZED (SELECT currency, greatest(sum(current_cost), sum(previous_cost)) AS cost FROM by_name GROUP BY 1),
    first_ones AS MATERIALIZED (
      SELECT r.* FROM (
        SELECT g.*, greatest(g.current_cost, g.previous_cost) >= ${smallShare}::numeric * t.cost AS is_large,
          ${change} / nullif(t.cost, 0) AS share
        FROM by_name g JOIN totals t USING (currency) WHERE ${change} > 0 AND g.name <> ''
      ) r ORDER BY ${order} LIMIT ${moverCount}
    )
    SELECT coalesce(json_agg(json_build_object(
      'channel', r.channel, 'name', r.name, 'accountId', r.account_id, 'accountName', r.account_name,
      'currency', r.currency,
      'current', ${rowMetrics({ part: 'm', prefix: 'current_' }, metricIds)},
      'previous', ${rowMetrics({ part: 'm', prefix: 'previous_' }, metricIds)}
    ) ORDER BY ${order}), '[]') AS list
    FROM first_ones r CROSS JOIN LATERAL (${metricsOf(sections, days)}) m`;
}

function isLoaded(day: string): SQL {
  return sql`EXISTS (
    SELECT FROM fact_spans s WHERE s.account_id = c.account_id AND s.channel = h.channel AND s.section = h.section
      AND s.begin_date = ${day}::date AND s.end_date = s.begin_date OFFSET 0
  )`;
}

/** Cost of all items of a section on both days, by account, currency and name. */
function costsSql({ accountIds }: AccountSelection, { channel, section }: HomeSection, days: MoverDays): SQL {
  const { name, place } = nameColumns[channel];
  return sql`
    SELECT f.account_id, f.channel, f.currency, ${name} AS name, ${place} AS place, ${moverColumns(['cost'], days)}
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE f.account_id = ANY(${idsOf(accountIds)}) AND f.channel = ${channel} AND f.section = ${section}
      AND ${isOfDays(days)}
    GROUP BY 1, 2, 3, 4, 5`;
}

/** Key and metrics of a mover, row `r`. Names are joined only for the displayed rows. */
function metricsOf(sections: readonly HomeSection[], days: MoverDays): SQL {
  const isNamed = sections.map(
    ({ channel }) => sql`r.channel = ${channel} AND ${nameColumns[channel].name} = r.name
      AND ${nameColumns[channel].place} IS NOT DISTINCT FROM r.place`,
  );
  return sql`
    SELECT ${moverColumns(moverMeasures, days)}
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE f.account_id = r.account_id AND f.channel = r.channel AND f.section = r.section AND f.currency = r.currency
      AND ${isOfDays(days)} AND (${sql.join(isNamed, sql` OR `)})`;
}

/**
 * Whether fact `f` covers exactly one of the two days. Written as an inequality, because the planner underestimates how
 * often an equality holds.
 */
function isOfDays({ day, previousDay }: MoverDays): SQL {
  return sql`f.begin_date BETWEEN ${previousDay}::date AND ${day}::date AND f.end_date <= f.begin_date`;
}

/** Sums of facts `f`: of the day as `current_…`, of the previous day as `previous_…`. */
function moverColumns(measures: readonly Measure[], { day }: MoverDays): SQL {
  const columns = ['=', '<'].flatMap((when) =>
    measures.map((of) => {
      const sum = sql`sum(${measure('f', of)}) FILTER (WHERE f.begin_date ${sql.raw(when)} ${day}::date)`;
      return sql`coalesce(${sum}, 0) AS ${sql.identifier(`${when === '=' ? 'current_' : 'previous_'}${of}`)}`;
    }),
  );
  return sql.join(columns, sql`, `);
}
