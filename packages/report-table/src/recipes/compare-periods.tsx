import { ReportTable, type Comparison, type TitleInfo } from '../index';

type Keyword = { keywordId: string; word: string; click: number; cost: string };

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 180 },
  { dataKey: 'click', titleName: 'Clicks', unit: 't', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
];

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

// outside the component, or in useMemo: the same object as long as the periods are the same
const comparison: Comparison<Keyword> = {
  previousOf: ({ keywordId }) => byId.get(keywordId),
  previousSummary: { click: 7169, cost: '23847.91' },
  favourable: { click: 'higher' },
};

export function ComparePeriods() {
  return (
    <ReportTable
      caption="Keywords, this week and the week before"
      language="en"
      height="auto"
      titleInfos={titleInfos}
      rows={thisWeek}
      summary={{ click: 8870, cost: '26351.23' }}
      comparison={comparison}
      mode="client"
      defaultSort={{ dataKey: 'cost:change', direction: 'desc' }}
    />
  );
}
