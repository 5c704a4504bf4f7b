/**
 * The measures of the report, in order. `of` takes the value from the result of a step of measure.mjs; null when the expected text never
 * appeared. With `isRatio` the value is also given as a multiple of that of the hand-written DOM. `isScroll` marks the measures that a
 * contender's `scrollNote` is about.
 */
export const measures = [
  ...[1_000, 10_000, 100_000].map((rowCount) => ({
    id: `mount-${rowCount}`,
    label: `mount, ${thousands(rowCount)} rows: CPU ms`,
    rowCount,
    digits: 1,
    isRatio: true,
    step: 'mount',
    of: ({ paintMs, cpuMs }) => (paintMs === null ? null : cpuMs),
  })),
  {
    id: 'mount-growth',
    label: 'mount, 100k rows over 1k',
    digits: 2,
    quotientOf: ['mount-100000', 'mount-1000'],
  },
  ...[10_000, 100_000].map((rowCount) => ({
    id: `sort-${rowCount}`,
    label: `sort, ${thousands(rowCount)} rows: CPU ms`,
    rowCount,
    digits: 1,
    isRatio: true,
    step: 'sort',
    of: ({ paintMs, cpuMs }) => (paintMs === null ? null : cpuMs),
  })),
  ...[10_000, 100_000].flatMap(scrollMeasures),
  ...[10_000, 100_000].map((rowCount) => ({
    id: `update-${rowCount}`,
    label: `change of one cell, ${thousands(rowCount)} rows: CPU ms`,
    rowCount,
    digits: 1,
    isRatio: true,
    step: 'update',
    of: ({ isShown, cpuMs, times }) => (isShown ? cpuMs / times : null),
  })),
  {
    id: 'rerender-10000',
    label: 'parent renders with equal props, 10k rows: CPU ms',
    rowCount: 10_000,
    digits: 1,
    step: 'rerender',
    of: ({ cpuMs, times }) => (times === null ? null : cpuMs / times),
  },
  {
    id: 'heap-100000',
    label: 'heap added, 100k rows: MB',
    rowCount: 100_000,
    digits: 1,
    step: 'heapMb',
    of: (heapMb) => heapMb,
  },
  {
    id: 'elements-10000',
    label: 'DOM elements, 10k rows',
    rowCount: 10_000,
    digits: 0,
    step: 'elements',
    of: (elements) => elements,
  },
  {
    id: 'js',
    label: 'JavaScript: KB gzip',
    digits: 1,
    ofSizes: (size, base) => size.initialJs - base.initialJs,
  },
  {
    id: 'js-without',
    label: 'of it without @meridian/ui',
    digits: 1,
    ofSizes: (size, base) => size.initialJsWithout - base.initialJs,
  },
  { id: 'js-lazy', label: 'JavaScript on demand: KB gzip', digits: 1, ofSizes: (size) => size.lazyJs },
  { id: 'css', label: 'CSS: KB gzip', digits: 1, ofSizes: (size) => size.css },
];

function scrollMeasures(rowCount) {
  const rows = `${thousands(rowCount)} rows`;
  const share = (part, whole) => (whole > 0 ? (100 * part) / whole : null);
  return [
    {
      id: `wheel-${rowCount}`,
      label: `wheel, ${rows}: CPU ms a frame`,
      digits: 1,
      isRatio: true,
      step: 'wheel',
      of: ({ travelledPx, cpuMs, frames }) => (travelledPx > 0 ? cpuMs / frames : null),
    },
    {
      id: `wheel-p95-${rowCount}`,
      label: `wheel, ${rows}: 95 % of frames within ms`,
      digits: 0,
      step: 'wheel',
      of: ({ p95Ms }) => p95Ms,
    },
    {
      id: `wheel-missing-${rowCount}`,
      label: `wheel, ${rows}: % of frames that start with rows missing`,
      digits: 1,
      step: 'wheel',
      of: ({ uncovered, scrollEvents }) => share(uncovered, scrollEvents),
    },
    {
      id: `jump-${rowCount}`,
      label: `jump, ${rows}: CPU ms a frame`,
      digits: 1,
      isRatio: true,
      step: 'jump',
      of: ({ cpuMs, frames }) => cpuMs / frames,
    },
    {
      id: `jump-blank-${rowCount}`,
      label: `jump, ${rows}: % of frames blank`,
      digits: 1,
      step: 'jump',
      of: ({ blankFrames, frames }) => share(blankFrames, frames),
    },
  ].map((measure) => ({ ...measure, rowCount, isScroll: true }));
}

function thousands(rowCount) {
  return `${rowCount / 1000}k`;
}
