import { moverMetrics, type Measure, type MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure, rowMetrics } from '../reports/metric-sql';
import {
  chosenPart,
  idsOf,
  lastFullDay,
  latestPart,
  sectionRows,
  type AccountChoice,
  type HomeSection,
} from './chosen-sql';

/** What can move: keywords of search, units of feed. */
const moverSections = [
  { channel: 'search', section: 'keyword' },
  { channel: 'feed', section: 'unit' },
] as const satisfies readonly HomeSection[];

const moverMeasures = ['cost', 'click', 'impression'] as const satisfies readonly Measure[];
const metricIds: readonly MetricId[] = moverMetrics;

/** How many are shown. */
const moverCount = 5;
/** Share of a day's cost under which something counts as small: any other comes before it. */
const smallShare = 0.01;

/** The last full day of what can move, as `day`; null without figures, with `yesterday` for that case. */
export function moverDaySql(choice: AccountChoice): SQL {
  return sql`
    WITH ${chosenPart(choice)}, ${latestPart(moverSections)}
    SELECT (SELECT ${lastFullDay} FROM latest t)::text AS day, (SELECT min(yesterday) FROM chosen)::text AS yesterday`;
}

/**
 * The keywords and units whose cost changed most from the day before, as `list`.
 *
 * Rank: by the change of cost as a share of the day's cost in the same currency, since money of two currencies is not
 * compared; whatever cost less than 1% of it on both days comes after all others. A keyword is its words in an account,
 * a unit its campaign and name. Accounts that lack either day in a channel are left out of it: all they have would seem
 * new or gone.
 */
export function moversSql(
  choice: AccountChoice,
  { day, previousDay }: { day: string; previousDay: string },
): SQL {
  const total = sql`greatest(t.now_cost, t.before_cost)`;
  const change = sql`abs(g.now_cost - g.before_cost)`;
  const isLarge = sql`greatest(g.now_cost, g.before_cost) >= ${smallShare}::numeric * ${total}`;
  const order = sql`${isLarge} DESC, ${change} / nullif(${total}, 0) DESC NULLS LAST, g.channel, g.name, g.place, g.account_id`;
  return sql`
    WITH ${chosenPart(choice)},
    loaded AS MATERIALIZED (
      SELECT c.account_id, h.channel FROM chosen c CROSS JOIN ${sectionRows(moverSections)}
      WHERE ${isLoaded(day)} AND ${isLoaded(previousDay)}
    ),
    by_item AS MATERIALIZED (${sql.join(
      moverSections.map((section) => itemsSql(choice, section, { day, previousDay })),
      sql` UNION ALL `,
    )}),
    by_name AS MATERIALIZED (
      SELECT k.account_id, k.channel, k.currency, n.name, n.place,
        ${moverColumns((name) => sql`sum(k.${name})`)}
      FROM by_item k JOIN items i USING (account_id, channel, section, item_key)
      CROSS JOIN LATERAL (SELECT
        CASE k.channel WHEN 'search' THEN i.dims ->> 'showWord' ELSE i.dims ->> 'adgroupName' END AS name,
        CASE k.channel WHEN 'feed' THEN i.dims ->> 'campaignName' END AS place
      ) n
      GROUP BY 1, 2, 3, 4, 5
    ),
    totals AS (SELECT currency, sum(now_cost) AS now_cost, sum(before_cost) AS before_cost FROM by_name GROUP BY 1),
    first_ones AS (
      SELECT g.*, row_number() OVER (ORDER BY ${order}) AS position
      FROM by_name g JOIN totals t USING (currency)
      WHERE ${change} > 0 AND g.name <> '' ORDER BY ${order} LIMIT ${moverCount}
    )
    SELECT coalesce(json_agg(json_build_object(
      'channel', g.channel, 'name', g.name, 'accountId', g.account_id, 'accountName', c.account_name,
      'currency', g.currency,
      'now', ${rowMetrics({ part: 'g', prefix: 'now_' }, metricIds)},
      'before', ${rowMetrics({ part: 'g', prefix: 'before_' }, metricIds)}
    ) ORDER BY g.position), '[]') AS list
    FROM first_ones g JOIN chosen c USING (account_id)`;
}

function isLoaded(day: string): SQL {
  return sql`EXISTS (
    SELECT FROM fact_spans s WHERE s.account_id = c.account_id AND s.channel = h.channel AND s.section = h.section
      AND s.begin_date = ${day}::date AND s.end_date = s.begin_date
  )`;
}

/** What each item of a section got and cost on the two days, in its account's own currency. */
function itemsSql(
  { accountIds }: AccountChoice,
  { channel, section }: HomeSection,
  { day, previousDay }: { day: string; previousDay: string },
): SQL {
  // `IS TRUE` keeps this a hash table that each fact is looked up in
  return sql`
    SELECT f.account_id, f.channel, f.section, f.currency, f.item_key,
      ${moverColumns((_, of, isNow) => {
        const when = sql`f.begin_date ${sql.raw(isNow ? '=' : '<')} ${day}::date`;
        return sql`coalesce(sum(${measure('f', of)}) FILTER (WHERE ${when}), 0)`;
      })}
    FROM facts f JOIN accounts a USING (account_id, currency)
    WHERE f.account_id = ANY(${idsOf(accountIds)}) AND f.channel = ${channel} AND f.section = ${section}
      AND f.begin_date BETWEEN ${previousDay}::date AND ${day}::date AND f.end_date = f.begin_date
      AND (f.account_id IN (SELECT l.account_id FROM loaded l WHERE l.channel = ${channel})) IS TRUE
    GROUP BY 1, 2, 3, 4, 5`;
}

/** The measures that movers are told by, of the day as `now_…` and of the day before as `before_…`. */
function moverColumns(value: (name: SQL, of: Measure, isNow: boolean) => SQL): SQL {
  const columns = [true, false].flatMap((isNow) =>
    moverMeasures.map((of) => {
      const name = sql.identifier(`${isNow ? 'now_' : 'before_'}${of}`);
      return sql`${value(sql`${name}`, of, isNow)} AS ${name}`;
    }),
  );
  return sql.join(columns, sql`, `);
}
