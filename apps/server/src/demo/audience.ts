import type { Channel } from '@meridian/api-client/contract';
import { demoRegions, type DemoAccount } from './catalogue';
import { hourWeights } from './demand';
import { splitMetrics, type DemoMetrics } from './demo-metrics';
import { makeItem, rowsOf, type DemoItem, type DemoRow } from './item';
import { between } from './random';

/** The sections that split an account by region and hour. */
export interface AudiencePlan {
  regions: DemoItem[];
  hours: DemoItem[];
}

export function planAudience(channel: Channel): AudiencePlan {
  return {
    regions: demoRegions.map(([provinceName, cityName]) =>
      makeItem(channel, 'region', { provinceName, cityName }),
    ),
    hours: Array.from({ length: 24 }, (_, hour) => makeItem(channel, 'timePeriod', { hour: String(hour) })),
  };
}

/** The total of a day, split by region and by hour; each split adds up to the total. */
export function audienceRows(
  plan: AudiencePlan,
  total: DemoMetrics,
  { account, channel, day }: { account: DemoAccount; channel: Channel; day: string },
): DemoRow[] {
  const seed = [account.accountNo, channel, day];
  const regionWeights = demoRegions.map(
    ([, city, weight]) => weight * between(0.8, 1.2, ...seed, 'region', city),
  );
  return [
    ...rowsOf(plan.regions, splitMetrics(total, regionWeights, ...seed, 'region')),
    ...rowsOf(
      plan.hours,
      splitMetrics(total, hourWeights(day, account.accountNo + channel), ...seed, 'hour'),
    ),
  ];
}
