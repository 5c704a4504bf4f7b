import type { Announcement, Message } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings, seededRandom } from '../../../../../tools/crash';
import { openDemoProcesses, type DemoProcesses } from '../../testing/demo-process';
import { demoClient, signInToDemo } from '../../testing/demo-server';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
let demo: DemoProcesses;
beforeAll(async () => {
  demo = await openDemoProcesses();
}, 240_000);
afterAll(() => demo.close());

const textsOf = (title: string) => {
  const text = { title, text: '<p>Maintenance tonight.</p>', filledFrom: null };
  return { cn: text, en: text, tw: text };
};

it(
  `publishes every acknowledged announcement once after ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    let { process, address } = await demo.start();
    const token = await signInToDemo(address);
    const attempted: string[] = [];
    const acknowledged = new Set<string>();

    /** Publishes announcements one after another until the server is killed. */
    async function publishUntilKilled(client: ReturnType<typeof demoClient>): Promise<void> {
      try {
        for (;;) {
          const title = `Maintenance ${randomUUID()}`;
          const draft = { texts: textsOf(title), hasPopup: false, publishTime: null };
          const saved: Announcement = await client.post('/system/announcement/save', draft);
          attempted.push(title);
          await client.post('/system/announcement/publish', { id: saved.id, version: saved.version });
          acknowledged.add(title);
        }
      } catch (error) {
        // the killed server closes the connection
        if (!(error instanceof TypeError)) throw error;
      }
    }

    for (let kill = 0; kill < kills; kill += 1) {
      const publishing = publishUntilKilled(demoClient(address, token));
      await delay(random() * 800);
      await process.kill();
      await publishing;
      ({ process, address } = await demo.start());
    }

    const { list }: { list: Message[] } = await demoClient(address, token).post('/user/message/list', {
      page: { number: 1, size: 10_000 },
    });
    const shown = list.map(({ titleen }) => titleen).filter((title) => attempted.includes(title));
    expect(new Set(shown).size).toBe(shown.length);
    expect([...acknowledged].filter((title) => !shown.includes(title))).toEqual([]);
    expect(attempted.length).toBeGreaterThan(0);
  },
  timeoutMs + 120_000,
);
