import type { MetricId } from '@meridian/api-client/contract';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { metricValuesSchema } from '../../report-engine';
import { rankedSql, type RankedPart } from './ranked-sql';

export type Ranking = z.infer<typeof rankingSchema>;

/** Reads rankings from report facts. */
export interface WeeklyOverviewRepository {
  readRanking(
    parts: readonly RankedPart[],
    options: { ids: readonly MetricId[]; limit: number },
  ): Promise<Ranking>;
}

export function createWeeklyOverviewRepository(db: Database): WeeklyOverviewRepository {
  return {
    async readRanking(parts, options) {
      const { rows } = await db.execute(rankedSql(parts, options));
      return rankingSchema.parse(rows[0]);
    },
  };
}

const rankingSchema = z.object({
  /** ISO 4217 codes in each of the two periods. */
  currencies: z.array(z.string()),
  previousCurrencies: z.array(z.string()),
  totals: metricValuesSchema,
  totalCount: z.coerce.number().pipe(z.int()),
  items: z.array(
    z.object({
      name: z.string(),
      values: metricValuesSchema,
      previous: metricValuesSchema.nullable(),
      share: z.number().nullable(),
    }),
  ),
});
