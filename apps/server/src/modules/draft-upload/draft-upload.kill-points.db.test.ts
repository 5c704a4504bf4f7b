import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings } from '../../../../../tools/crash';
import { interruptedWork, type Interruption, type Point } from './testing/interrupted-upload';
import { editsOfEachKind, openUploadRounds, type UploadRounds } from './testing/upload-rounds';

const { isSample, timeoutMs } = crashSettings({ sampleKills: 1 });
/** Accounts in parallel, because rounds mostly wait. */
const lanes = isSample ? 2 : 8;

/** Points in the upload of a new draft, of edits, or of their undo. */
const samples: { readonly [Each in Interruption]: readonly Point[] } = {
  killed: [
    { label: /(addCampaign|updateAdgroup)$/, number: 1 },
    { label: /(addImageSegment|deleteAdgroupImageSegmentBind)$/, number: 1 },
  ],
  'killed late': [{ label: /(addAdgroup|deleteAdgroup|updateCampaign)$/, number: 1 }],
  // items are claimed and about to be sent
  stalled: [{ label: /^COMMIT$/, number: 3 }],
};

let open: UploadRounds[] = [];
beforeAll(async () => {
  open = await Promise.all(Array.from({ length: lanes }, () => openUploadRounds()));
});
afterAll(() => Promise.all(open.map((each) => each.close())));

it.each<Interruption>(['killed', 'killed late', 'stalled'])(
  'uploads of each kind and action send everything once, and show correct states, wherever the server is %s (kill points)',
  async (how) => {
    const sample = samples[how];
    const pointOf = (index: number): Point | undefined =>
      isSample ? sample[index] : { label: /./, number: index + 1 };
    let next = 0;
    let isPastLast = false;
    const reached: string[] = [];
    const runLane = async (rounds: UploadRounds) => {
      for (let point = pointOf(next++); point && !isPastLast; point = pointOf(next++)) {
        const labels = await rounds.run({
          size: { unitsPerCampaign: 3, keywordsPerUnit: 2 },
          editsOf: editsOfEachKind,
          work: interruptedWork(rounds.space, how, point),
        });
        reached.push(...labels);
        if (labels.length === 0) isPastLast = true;
      }
    };
    await Promise.all(open.map(runLane));
    // every point of a sample, and of all points at least one per upload
    expect(reached.length).toBeGreaterThanOrEqual(isSample ? 3 * sample.length : 20);
    if (!isSample) console.info(`${reached.length} times ${how}`);
  },
  timeoutMs,
);
