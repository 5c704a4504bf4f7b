/**
 * What @meridian/report-table must reach and what it aims at: the maximum of a measure (see lib/measures.mjs), as a multiple of the
 * hand-written DOM in the same run if `isRatio` is set. Processors differ, multiples hardly do.
 */
export const limits = [
  { measure: 'mount-10000', isRatio: true, must: 2.4, aim: 1.65 },
  { measure: 'mount-100000', isRatio: true, must: 2.6, aim: 1.65 },
  { measure: 'mount-growth', must: 1.4, aim: 1.4 },
  { measure: 'sort-10000', isRatio: true, must: 2.0, aim: 1.35 },
  { measure: 'sort-100000', isRatio: true, must: 2.3, aim: 1.4 },
  { measure: 'wheel-10000', isRatio: true, must: 1.9, aim: 1.45 },
  { measure: 'wheel-missing-10000', must: 2, aim: 2 },
  { measure: 'jump-10000', isRatio: true, must: 1.9, aim: 1.55 },
  { measure: 'jump-blank-10000', must: 0, aim: 0 },
  { measure: 'update-100000', isRatio: true, must: 2.5, aim: 1.35 },
  { measure: 'heap-100000', must: 2.6, aim: 1 },
  { measure: 'elements-10000', must: 704, aim: 650 },
  { measure: 'js-without', must: 37, aim: 33 },
  { measure: 'js', must: 48, aim: 45 },
];
