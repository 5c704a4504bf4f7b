import { applyCommand, toRows, type Draft, type DraftCommand } from '@meridian/draft-editor/core';
import { idSource, seeded } from '@meridian/draft-editor/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleTarget, crashSettings, seededRandom, startTargetProcess } from '../../../../../tools/crash';
import { randomEdits } from './testing/random-edits';
import { openUploadRounds, rejectedRowId, type UploadRounds, type Work } from './testing/upload-rounds';

const { seed, kills, timeoutMs, isSample } = crashSettings({ sampleKills: 2 });
/** Timeout of a request to the simulator; the next server reads back what a killed one sent. */
const callMs = 500;
const itemsPerRequest = 25;
/** A server is killed within this time after its start: while it waits, reads back, or sends. */
const maxLifeMs = 1_200;
/** Accounts in parallel, because servers mostly wait. */
const lanes = isSample ? 1 : 4;

/** 2,000 items; 210 in the sample. */
const size = isSample
  ? { unitsPerCampaign: 10, keywordsPerUnit: 18 }
  : { unitsPerCampaign: 50, keywordsPerUnit: 37 };

let open: UploadRounds[] = [];
let workerFile: string;
beforeAll(async () => {
  workerFile = await bundleTarget('apps/server/src/modules/draft-upload/testing/upload.fixture.ts');
  const opened = Array.from({ length: lanes }, () =>
    openUploadRounds({ latencyMs: 15, imageLatencyMs: 2, timeoutMs: 2_000 }),
  );
  open = await Promise.all(opened);
});
afterAll(() => Promise.all(open.map((each) => each.close())));

/** Starts servers that process the uploads of an account. */
function workersOf({ space }: UploadRounds) {
  const spawn = () =>
    startTargetProcess(workerFile, {
      args: [space.test.database.url, space.simulator.baseUrl, String(callMs), String(itemsPerRequest)],
    });
  // the next process starts while the previous one works
  let next = spawn();
  return {
    async start(uploadId: string) {
      const worker = next;
      next = spawn();
      await worker.message;
      worker.send(uploadId);
      return worker;
    },
    close: () => next.kill(),
  };
}
type Workers = ReturnType<typeof workersOf>;

/** New bids for all keywords, and random edits that the provider accepts. */
function manyEdits(
  draft: Draft,
  imageId: string,
  { random, count }: { random: () => number; count: number },
): DraftCommand[] {
  const { draft: taken } = applyCommand(draft, { type: 'remove', kind: 'keyword', ids: [rejectedRowId] });
  const edits = toRows(taken).rows.keyword.map(({ id }) => ({ id, changes: { bid: bidOf(random) } }));
  const bids: DraftCommand = { type: 'update', kind: 'keyword', edits };
  const changed = applyCommand(taken, bids).draft;
  return [
    bids,
    ...randomEdits(changed, { count, random, newId: idSource('n'), imageIds: [imageId] }).commands,
  ];
}

const bidOf = (random: () => number) => (100 + Math.ceil(random() * 100)) / 100;

describe('uploads', () => {
  it(
    `of large drafts, their edits and their undo send everything once through ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
    async () => {
      let killed = 0;
      const runLane = async (rounds: UploadRounds, lane: number) => {
        const random = seededRandom(seed + lane);
        const workers = workersOf(rounds);
        const work = killedWork(workers, {
          lifeMs: () => (killed < kills ? random() * maxLifeMs : undefined),
          onKill: () => (killed += 1),
        });
        while (killed < kills)
          await rounds.run({
            size,
            work,
            editsOf: (draft, imageId) =>
              manyEdits(draft, imageId, { random: seeded(random() * 2 ** 31), count: isSample ? 5 : 20 }),
          });
        await workers.close();
      };
      await Promise.all(open.map(runLane));
    },
    timeoutMs,
  );

  it(
    'send each item once while several servers process them',
    async () => {
      const [rounds] = open;
      if (rounds === undefined) throw new Error('no account');
      const random = seededRandom(seed);
      const workers = workersOf(rounds);
      await rounds.run({
        size: { unitsPerCampaign: 10, keywordsPerUnit: 18 },
        editsOf: (draft, imageId) => manyEdits(draft, imageId, { random: seeded(seed), count: 5 }),
        async work(uploadId) {
          const servers = [await workers.start(uploadId), await workers.start(uploadId)];
          // a third server takes over midway
          await delay(random() * 500);
          servers.push(await workers.start(uploadId));
          for (const server of servers) expect(await server.end, server.output()).toBe(0);
          return [];
        },
      });
      await workers.close();
    },
    timeoutMs,
  );
});

/** Kills servers after random times until one finishes before. */
function killedWork(
  workers: Workers,
  { lifeMs, onKill }: { lifeMs: () => number | undefined; onKill: () => void },
): Work {
  return async (uploadId) => {
    for (const lives: string[] = []; ;) {
      const worker = await workers.start(uploadId);
      const ms = lifeMs();
      const timer = ms === undefined ? undefined : setTimeout(() => void worker.kill(), ms);
      const end = await worker.end;
      clearTimeout(timer);
      if (end === 0) return lives;
      if (end !== 'SIGKILL') throw new Error(worker.output());
      lives.push(`${ms} ms`);
      onKill();
    }
  };
}
