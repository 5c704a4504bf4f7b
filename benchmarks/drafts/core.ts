/** Measures the core on a draft of 3 campaigns, 60 units and 100,000 keywords: `npm run bench:drafts-core`. */
import {
  applyCommand,
  createValidator,
  emptyFields,
  fromRows,
  rootId,
  type DraftCommand,
} from '../../packages/draft-editor/src/core';

const unitCount = 60;
const keywordCount = 100_000;
const campaign = (index: number) => ({
  ...{
    ...emptyFields.campaign,
    id: `campaign-${index}`,
    parentId: rootId,
    campaignName: `campaign ${index}`,
  },
});
const draft = fromRows({
  name: 'large',
  rows: {
    campaign: [0, 1, 2].map(campaign),
    unit: Array.from({ length: unitCount }, (_, index) => ({
      ...{
        ...emptyFields.unit,
        id: `unit-${index}`,
        parentId: `campaign-${index % 3}`,
        adgroupName: `unit ${index}`,
      },
    })),
    keyword: Array.from({ length: keywordCount }, (_, index) => ({
      ...{ ...emptyFields.keyword, id: `keyword-${index}`, parentId: `unit-${index % unitCount}` },
      keyword: `北海道滑雪 ${index % 90_000}`,
    })),
    creative: [],
    picture: [],
  },
});

const validator = createValidator();
const first = measure(() => validator.check(draft));
let edited = draft;
const edits = Array.from({ length: 200 }, (_, index) =>
  measure(() => {
    const command: DraftCommand = {
      type: 'update',
      kind: 'keyword',
      edits: [{ id: `keyword-${index * 491}`, changes: { keyword: `札幌 ${index}` } }],
    };
    edited = applyCommand(edited, command).draft;
    validator.check(edited);
  }),
).toSorted((one, other) => one - other);
console.log(`first full check of ${keywordCount} keywords: ${first.toFixed(0)} ms (limit 1000)`);
console.log(`edit of one cell with its check: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (limit 50)`);
if (first > 1_000 || Number(at(0.95)) > 50) process.exitCode = 1;

function at(share: number): string {
  return (edits[Math.floor(edits.length * share)] ?? 0).toFixed(1);
}

function measure(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
