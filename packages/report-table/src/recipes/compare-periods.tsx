import { ReportTable, type Comparison, type TitleInfo } from '../index';

type Keyword = { keywordId: string; word: string; click: number; cost: string };

const columns = (word: string, click: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 180 },
  { dataKey: 'click', titleName: click, unit: 't', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
];

const texts = {
  en: {
    caption: 'Keywords, this week and the week before',
    titleInfos: columns('Keyword', 'Clicks', 'Cost'),
  },
  cn: { caption: '关键词，本周与上周', titleInfos: columns('关键词', '点击', '消费') },
  tw: { caption: '關鍵字，本週與上週', titleInfos: columns('關鍵字', '點擊', '費用') },
};

const thisWeek: Keyword[] = [
  { keywordId: 'k1', word: 'jr pass', click: 5130, cost: '13328.95' },
  { keywordId: 'k2', word: 'hokkaido ski', click: 2379, cost: '10130.72' },
  { keywordId: 'k3', word: 'nara deer', click: 1361, cost: '2891.56' },
  { keywordId: 'k4', word: 'tokyo guide', click: 0, cost: '0' },
];

const weekBefore: Keyword[] = [
  { keywordId: 'k1', word: 'jr pass', click: 4046, cost: '10174.77' },
  { keywordId: 'k2', word: 'hokkaido ski', click: 2721, cost: '12384.74' },
  { keywordId: 'k4', word: 'tokyo guide', click: 402, cost: '1288.40' },
];

const byId = new Map(weekBefore.map((row) => [row.keywordId, row]));

// outside the component, or in useMemo: the object stays the same as long as the periods do
const comparison: Comparison<Keyword> = {
  previousOf: ({ keywordId }) => byId.get(keywordId),
  previousSummary: { click: 7169, cost: '23847.91' },
  favourable: { click: 'higher' },
};

export function ComparePeriods({ language = 'en' }: { language?: keyof typeof texts }) {
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      height="auto"
      rows={thisWeek}
      summary={{ click: 8870, cost: '26351.23' }}
      comparison={comparison}
      mode="client"
      defaultSort={{ dataKey: 'cost:change', direction: 'desc' }}
    />
  );
}
