import { ReportTable, type CellRenderer, type TitleInfo } from '../index';

type Keyword = { keywordId: string; word: string; isPaused: boolean; landingPage: number; cost: string };

const columns = (word: string, landingPage: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, domType: 'render', fixed: 'left', width: 260 },
  { dataKey: 'landingPage', titleName: landingPage, domType: 'render', width: 170 },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥' },
];

const rows: Keyword[] = [
  { keywordId: 'k1', word: 'jr pass', isPaused: false, landingPage: 92, cost: '2419.84' },
  { keywordId: 'k2', word: 'kyoto ryokan', isPaused: true, landingPage: 38, cost: '1916.60' },
];

const renderers = (paused: string, outOf100: string): Record<string, CellRenderer<Keyword>> => ({
  word: ({ row, text }) => (
    <a href={`#keyword-${row.keywordId}`} tabIndex={-1} style={{ color: 'var(--meridian-accent-fg)' }}>
      {text}
      {row.isPaused && paused}
    </a>
  ),
  landingPage: ({ value }) => (
    <meter min={0} max={100} value={Number(value)} aria-label={outOf100.replace('{value}', String(value))} />
  ),
});

// outside the component: while renderers are the same object, unchanged rows are not rendered again
const texts = {
  en: {
    caption: 'Keywords',
    titleInfos: columns('Keyword', 'Landing page', 'Cost'),
    renderers: renderers(' (paused)', '{value} of 100'),
  },
  cn: {
    caption: '关键词',
    titleInfos: columns('关键词', '落地页', '消费'),
    renderers: renderers('（已暂停）', '{value}，满分 100'),
  },
  tw: {
    caption: '關鍵字',
    titleInfos: columns('關鍵字', '到達網頁', '費用'),
    renderers: renderers('（已暫停）', '{value}，滿分 100'),
  },
};

export function OwnRenderers({ language = 'en' }: { language?: keyof typeof texts }) {
  return <ReportTable {...texts[language]} language={language} height="auto" rows={rows} />;
}
