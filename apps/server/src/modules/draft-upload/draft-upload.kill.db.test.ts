import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleTarget, crashSettings, seededRandom, startTargetProcess } from '../../../../../tools/crash';
import { creationsOf, sentTwice } from './testing/sent-items';
import { createSimulatorWorkspace, type SimulatorWorkspace } from './testing/simulator-workspace';
import { uploadDraft } from './testing/upload-draft';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
/** Limit of a request to the simulator: what a killed server has sent is read back after it. */
const callMs = 200;
const itemsPerRequest = 25;
/** A kill comes after the start of a server within this time: while it waits, reads back, or sends. */
const maxLifeMs = 1_200;

type Size = Required<
  Pick<Parameters<typeof uploadDraft>[0] & object, 'campaigns' | 'unitsPerCampaign' | 'keywordsPerUnit'>
>;
/** 2,005 items. */
const large: Size = { campaigns: 5, unitsPerCampaign: 10, keywordsPerUnit: 37 };
const small: Size = { campaigns: 2, unitsPerCampaign: 10, keywordsPerUnit: 12 };

let space: SimulatorWorkspace;
let workerFile: string;
beforeAll(async () => {
  workerFile = await bundleTarget('apps/server/src/modules/draft-upload/testing/upload.fixture.ts');
  space = await createSimulatorWorkspace({ latencyMs: 15, imageLatencyMs: 2, timeoutMs: 2_000 });
});
afterAll(() => space.close());

let drafts = 0;
/** What the simulator was sent before the draft. */
let earlier: number;
async function newUpload(size: Size) {
  earlier = creationsOf(space.simulator.writes()).size;
  const name = `Draft ${(drafts += 1)}`;
  const draftId = await space.newDraft(uploadDraft({ name, imageId: space.imageId, ...size }));
  return { draftId, uploadId: await space.startUpload(draftId) };
}

/** A server that works on an upload. */
const startWorker = (uploadId: string) =>
  startTargetProcess(workerFile, {
    args: [
      ...[space.test.database.url, space.simulator.baseUrl, uploadId],
      ...[String(callMs), String(itemsPerRequest)],
    ],
  });

/** The simulator has every item of the draft once, and the draft says so. */
async function expectAllSentOnce(draftId: string, { campaigns, unitsPerCampaign, keywordsPerUnit }: Size) {
  const units = campaigns * unitsPerCampaign;
  // each unit has a creative and a picture
  const created = campaigns + units * (1 + keywordsPerUnit + 1);
  const all = created + units;
  expect(sentTwice(space.simulator.writes())).toEqual([]);
  expect(creationsOf(space.simulator.writes()).size - earlier).toBe(created);
  const { upload } = await space.status(draftId);
  expect(upload).toMatchObject({ state: 'succeeded', counts: { sent: all, failed: 0 } });
  expect(await space.statusOf(draftId)).toBe(4);
  // as the provider says
  expect((await space.plan(draftId)).total).toMatchObject({ created: 0, changed: 0, unchanged: all });
}

describe('an upload', () => {
  it(
    `of 2,000 items sends each once through ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
    async () => {
      for (let killed = 0; killed < kills;) {
        const { draftId, uploadId } = await newUpload(large);
        for (let isFinished = false; !isFinished;) {
          const worker = startWorker(uploadId);
          await worker.message;
          const lifeMs = killed < kills ? random() * maxLifeMs : Infinity;
          const how = await endWithin(worker, lifeMs);
          isFinished = how === 'finished';
          if (how === 'killed') killed += 1;
        }
        await expectAllSentOnce(draftId, large);
      }
    },
    timeoutMs,
  );

  it(
    'sends each item once while several servers work on it',
    async () => {
      const { draftId, uploadId } = await newUpload(small);
      const workers = [startWorker(uploadId), startWorker(uploadId)];
      await Promise.all(workers.map(({ message }) => message));
      // a third one takes over in the middle
      await delay(random() * 500);
      workers.push(startWorker(uploadId));
      expect(await Promise.all(workers.map(({ end }) => end))).toEqual([0, 0, 0]);
      await expectAllSentOnce(draftId, small);
    },
    timeoutMs,
  );
});

/** Kills a worker unless it finishes its upload within a time. Errors: with its output when it fails. */
async function endWithin(
  worker: ReturnType<typeof startWorker>,
  lifeMs: number,
): Promise<'finished' | 'killed'> {
  const cancelled = new AbortController();
  const end =
    lifeMs === Infinity
      ? await worker.end
      : await Promise.race([
          worker.end,
          delay(lifeMs, undefined, { signal: cancelled.signal }).then(() => worker.kill()),
        ]);
  cancelled.abort();
  if (end === 'SIGKILL') return 'killed';
  if (end !== 0) throw new Error(worker.output());
  return 'finished';
}
