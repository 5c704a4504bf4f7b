import { ReportTable, type CellRenderer, type TitleInfo } from '../index';

type Keyword = { keywordId: string; word: string; isPaused: boolean; landingPage: number; cost: string };

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', domType: 'render', fixed: 'left', width: 260 },
  { dataKey: 'landingPage', titleName: 'Landing page', domType: 'render', width: 170 },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥' },
];

const rows: Keyword[] = [
  { keywordId: 'k1', word: 'jr pass', isPaused: false, landingPage: 92, cost: '2419.84' },
  { keywordId: 'k2', word: 'kyoto ryokan', isPaused: true, landingPage: 38, cost: '1916.60' },
];

// outside the component: while this is the same object, rows that stay the same are not drawn again
const renderers: Record<string, CellRenderer<Keyword>> = {
  word: ({ row, text }) => (
    <a href={`#keyword-${row.keywordId}`} tabIndex={-1} style={{ color: 'var(--meridian-accent-fg)' }}>
      {text}
      {row.isPaused && ' (paused)'}
    </a>
  ),
  landingPage: ({ value }) => (
    <meter min={0} max={100} value={Number(value)} aria-label={`${String(value)} of 100`} />
  ),
};

export function OwnRenderers() {
  return (
    <ReportTable
      caption="Keywords"
      language="en"
      height="auto"
      titleInfos={titleInfos}
      rows={rows}
      renderers={renderers}
    />
  );
}
