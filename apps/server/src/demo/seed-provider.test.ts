import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createHttpClient } from '../kits/provider/http-client';
import { createHttpProvider } from '../kits/provider/http-provider';
import { simulatorToken, startSimulator } from '../kits/provider/simulator/simulator';
import { temporaryFolder } from '../testing';
import { demoAccounts } from './catalogue';
import { planSearch } from './search-demo';
import { keywordsOf, seedProvider } from './seed-provider';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const clock = { now: () => new Date('2026-11-21T04:00:00Z'), today: () => '2026-11-21' };

async function withSimulator<Result>(use: (connect: ReturnType<typeof connectTo>) => Promise<Result>) {
  const simulator = await startSimulator({ folder });
  try {
    return await use(connectTo(simulator.baseUrl));
  } finally {
    await simulator.close();
  }
}

const connectTo = (baseUrl: string) => (userName: string) =>
  createHttpProvider({
    name: 'simulator',
    client: createHttpClient({ baseUrl, timeoutMs: 30_000 }),
    now: clock.now,
    credentials: {
      find: () =>
        Promise.resolve({
          userName,
          accessToken: simulatorToken,
          refreshToken: null,
          userId: null,
          expiresTime: null,
        }),
      renew: (_, used) => Promise.resolve(used),
    },
  }).connect(0);

it('every item of the search reports is at the provider, once and for all', async () => {
  await seedProvider(folder, clock);
  await withSimulator(async (connect) => {
    for (const account of demoAccounts) {
      const connection = await connect(account.accountNo);
      const campaigns = await connection.read('campaign', { parentIds: [''] });
      const units = await connection.read('unit', {
        parentIds: campaigns.map(({ providerId }) => providerId),
      });
      const parentIds = units.map(({ providerId }) => providerId);
      const keywords = await connection.read('keyword', { parentIds });
      const creatives = await connection.read('creative', { parentIds });
      const nameOf = new Map(
        [...campaigns, ...units].map(({ providerId, fields }) => [
          providerId,
          'campaignName' in fields ? fields.campaignName : 'adgroupName' in fields && fields.adgroupName,
        ]),
      );
      const plan = planSearch(account);
      const planned = plan.campaigns.flatMap((campaign) => campaign.units);
      expect(
        keywords.map(({ parentId, fields }) => [nameOf.get(parentId), fields.keyword]).toSorted(),
      ).toEqual(
        planned
          .flatMap((unit) => keywordsOf(unit, clock.today()))
          .map(({ item: { dims } }) => [dims.adgroupName, dims.showWord])
          .toSorted(),
      );
      expect(
        creatives
          .map(({ parentId, fields: { title, description1, description2 } }) => [
            nameOf.get(parentId),
            title,
            description1,
            description2,
          ])
          .toSorted(),
      ).toEqual(
        planned
          .flatMap((unit) => unit.creatives)
          .map(({ dims }) => [dims.adgroupName, dims.ideaTitle, dims.ideaDesc, dims.ideaDesc2])
          .toSorted(),
      );
    }
    const connection = await connect('8840213');
    const [first] = await connection.read('campaign', { parentIds: [''] });
    await connection.remove('campaign', [first?.providerId ?? '']);
  });
  await seedProvider(folder, clock);
  const left = await withSimulator(async (connect) =>
    (await connect('8840213')).read('campaign', { parentIds: [''] }),
  );
  expect(left).toHaveLength(11);
});
