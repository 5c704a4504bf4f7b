/** Measures the core on a draft of 3 campaigns, 60 units and 100,000 keywords: `npm run bench:drafts-core`. */
import {
  applyCommand,
  createValidator,
  exampleLimits,
  type DraftCommand,
} from '../../packages/draft-editor/src/core';
import { keywordCount, largeDraft, quantile } from './large-draft';

const draft = largeDraft();
const validator = createValidator({ limits: exampleLimits });
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
);
console.log(`first full check of ${keywordCount} keywords: ${first.toFixed(0)} ms (limit 1000)`);
console.log(`edit of one cell with its check: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (limit 50)`);
if (first > 1_000 || Number(at(0.95)) > 50) process.exitCode = 1;

function at(share: number): string {
  return quantile(edits, share).toFixed(1);
}

function measure(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
