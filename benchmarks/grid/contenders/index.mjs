import path from 'node:path';

/**
 * The contenders, in the order of the report.
 *
 * `base` is the page whose size is subtracted: `dom` or `react`. `apart` is a package that a host may already have: the page is measured
 * with and without it. `scrollNote` says why a contender's scrolling is not comparable.
 */
export const contenders = [
  { id: 'vanilla', label: 'hand-written DOM', entry: 'vanilla/vanilla.js', base: 'dom' },
  {
    id: 'meridian',
    label: '@meridian/report-table',
    entry: 'meridian.jsx',
    base: 'react',
    apart: '@meridian/ui',
  },
  { id: 'tanstack', label: 'TanStack Table 9 + Virtual 3', entry: 'tanstack.jsx', base: 'react' },
  { id: 'ag', label: 'AG Grid Community', entry: 'ag.jsx', base: 'react' },
  {
    id: 'mui',
    label: 'MUI X DataGrid',
    entry: 'mui.jsx',
    base: 'react',
    scrollNote: 'the community edition shows pages of at most 100 rows, so it scrolls 2,800 px only',
  },
  { id: 'antd', label: 'antd Table', entry: 'antd.jsx', base: 'react' },
];

/**
 * Our own package as another commit has it, from a checkout in which the packages are built. The page comes from that
 * checkout too, because the props may differ. It takes part only with `--against`.
 */
export const againstContender = (folder) => ({
  ...contenders.find(({ id }) => id === ownId),
  id: againstId,
  label: 'earlier build',
  entry: path.resolve(folder, 'benchmarks/grid/contenders/meridian.jsx'),
});

/** The contender that the others are compared with: the best possible result of the DOM. */
export const limitId = 'vanilla';
/** The contender whose values are checked against the limits. */
export const ownId = 'meridian';
export const againstId = 'against';

/** Pages with everything but a grid: the probe and the framework. */
export const baselines = [
  { id: 'baseline-dom', entry: 'baseline-dom.js' },
  { id: 'baseline-react', entry: 'baseline-react.jsx' },
];
