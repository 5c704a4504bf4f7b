import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { accountDays, facts, factSpans } from '../../../platform/db/schema';

/** An expected row of `account_days`: amounts in millionths, so that sums are exact. */
type DayRow = Record<'impression' | 'click' | 'cost' | 'conversion', bigint> & { feedCost: bigint | null };
/** By account, day and currency. */
export type AccountDayRows = ReadonlyMap<string, DayRow>;

const decimals = 6;

/** Rows of `account_days`. */
export async function storedAccountDays(db: Database): Promise<AccountDayRows> {
  const rows = await db.select().from(accountDays);
  return new Map(
    rows.map(({ accountId, day, currency, feedCost, ...metrics }) => [
      keyOf(accountId, day, currency),
      {
        impression: exact(metrics.impression),
        click: exact(metrics.click),
        cost: exact(metrics.cost),
        conversion: exact(metrics.conversion),
        feedCost: feedCost === null ? null : exact(feedCost),
      },
    ]),
  );
}

/** Expected rows, summed from the facts and one-day spans. */
export async function summedAccountDays(db: Database): Promise<AccountDayRows> {
  const isDay = (row: { beginDate: string; endDate: string }) => row.beginDate === row.endDate;
  const isAccount = eq(factSpans.section, 'account');
  const spans = (await db.select().from(factSpans).where(isAccount)).filter(isDay);
  const rows = (await db.select().from(facts).where(eq(facts.section, 'account'))).filter(isDay);
  const withFeed = new Set(
    [...spans, ...rows].filter(({ channel }) => channel === 'feed').map((row) => dayKeyOf(row)),
  );
  const days = new Map<string, DayRow>();
  for (const row of rows) {
    const { accountId, beginDate, currency, channel } = row;
    const before = days.get(keyOf(accountId, beginDate, currency)) ?? emptyDay(withFeed.has(dayKeyOf(row)));
    days.set(keyOf(accountId, beginDate, currency), {
      impression: before.impression + exact(String(row.impression ?? 0)),
      click: before.click + exact(String(row.click ?? 0)),
      cost: before.cost + exact(row.cost ?? '0'),
      conversion: before.conversion + exact(row.conversion ?? '0'),
      feedCost:
        before.feedCost === null
          ? null
          : before.feedCost + (channel === 'feed' ? exact(row.cost ?? '0') : 0n),
    });
  }
  const busy = new Set(rows.map(dayKeyOf));
  for (const span of spans.filter((one) => !busy.has(dayKeyOf(one)))) {
    days.set(keyOf(span.accountId, span.beginDate, ''), emptyDay(withFeed.has(dayKeyOf(span))));
  }
  return days;
}

const keyOf = (accountId: number, day: string, currency: string) => `${accountId} ${day} ${currency}`;
const dayKeyOf = ({ accountId, beginDate }: { accountId: number; beginDate: string }) =>
  `${accountId} ${beginDate}`;

function emptyDay(hasFeed: boolean): DayRow {
  return { impression: 0n, click: 0n, cost: 0n, conversion: 0n, feedCost: hasFeed ? 0n : null };
}

/** A decimal text in millionths. */
function exact(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  if (fraction.length > decimals) throw new RangeError(`more decimals than this test keeps: ${text}`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
