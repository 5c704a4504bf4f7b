import { addDays } from '@meridian/date-range/core';
import { emptyFields, type ProviderKind } from '@meridian/draft-editor/core';
import { fillSimulator, type NewProviderItem, type ProviderConnection } from '../kits/provider';
import type { Clock } from '../platform/clock';
import { demoAccounts, demoDayCount } from './catalogue';
import { planSearch, type SearchPlan } from './search-demo';

/** Items have been at the provider for this long, so that none is in review. */
const ageMs = 24 * 3_600_000;

/** Fills the simulator in a folder, once, with the items of the demo's search reports, so that they can be changed from there. */
export function seedProvider(folder: string, clock: Pick<Clock, 'now' | 'today'>): Promise<void> {
  const now = () => new Date(clock.now().getTime() - ageMs);
  return fillSimulator({ folder, now }, async (connect) => {
    for (const account of demoAccounts)
      await addItems(await connect(account.accountNo), planSearch(account), clock.today());
  });
}

async function addItems(
  connection: ProviderConnection,
  { account, campaigns }: SearchPlan,
  today: string,
): Promise<void> {
  const campaignIds = await add(
    connection,
    'campaign',
    campaigns.map(({ item, budgetCents }) => ({
      parentId: '',
      fields: {
        ...emptyFields.campaign,
        campaignName: textOf(item.dims.campaignName),
        businessPointId: '3010203',
        regions: [11, 31, 32].map((regionId) => ({ regionId, factor: null })),
        budgetType: 2,
        budget: budgetCents / 100,
        bid: bidOf(account.clickCents),
      },
    })),
  );
  const units = campaigns.flatMap((campaign, index) =>
    campaign.units.map((unit) => ({ ...unit, parentId: campaignIds[index] ?? '' })),
  );
  const unitIds = await add(
    connection,
    'unit',
    units.map(({ item, parentId }) => ({
      parentId,
      fields: {
        ...emptyFields.unit,
        adgroupName: textOf(item.dims.adgroupName),
        pcFinalUrl: `https://www.${account.site}`,
        mobileFinalUrl: `https://m.${account.site}`,
        isPaused: item.dims.adgroupStatus === 'paused',
      },
    })),
  );
  await add(
    connection,
    'keyword',
    units.flatMap((unit, index) =>
      keywordsOf(unit, today).map(({ item: { dims }, clickCents }) => ({
        parentId: unitIds[index] ?? '',
        fields: {
          ...emptyFields.keyword,
          keyword: textOf(dims.showWord),
          matchType: dims.matchType === 'exact' || dims.matchType === 'phrase' ? dims.matchType : 'smart',
          bid: bidOf(clickCents),
        },
      })),
    ),
  );
  await add(
    connection,
    'creative',
    units.flatMap(({ creatives }, index) =>
      creatives.map(({ dims }) => ({
        parentId: unitIds[index] ?? '',
        fields: {
          ...emptyFields.creative,
          title: textOf(dims.ideaTitle),
          description1: textOf(dims.ideaDesc),
          description2: textOf(dims.ideaDesc2),
          isPaused: dims.ideaStatus === 'paused',
        },
      })),
    ),
  );
}

/** Adds items, and returns their ids. */
async function add<Kind extends ProviderKind>(
  connection: ProviderConnection,
  kind: Kind,
  items: readonly NewProviderItem<Kind>[],
): Promise<string[]> {
  const outcomes = await connection.add(kind, items);
  return outcomes.map((outcome) => {
    if (outcome.ok) return outcome.providerId;
    throw new Error(`the simulator rejected a ${kind}: ${JSON.stringify(outcome.failed)}`);
  });
}

/** The keywords of a unit in the demo's reports of the last months. */
export function keywordsOf(
  {
    keywords,
    newKeywords,
  }: Pick<SearchPlan['campaigns'][number]['units'][number], 'keywords' | 'newKeywords'>,
  today: string,
) {
  const added = new Set([-demoDayCount, 0].map((days) => newKeywords.on(addDays(today, days))));
  return [...keywords, ...added];
}

const textOf = (value: string | undefined) => value ?? '';

/** A bid is somewhat more than what clicks cost. */
const bidOf = (clickCents: number) => Math.round(clickCents * 1.2) / 100;
