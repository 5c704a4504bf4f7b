import { ReportTable, type TitleInfo } from '../index';

const columns = (word: string, impression: string, click: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', isSort: true, width: 200 },
  { dataKey: 'impression', titleName: impression, unit: 't', isSort: true },
  { dataKey: 'click', titleName: click, unit: 't', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
];

const texts = {
  en: { caption: 'All keywords', titleInfos: columns('Keyword', 'Impressions', 'Clicks', 'Cost') },
  cn: { caption: '全部关键词', titleInfos: columns('关键词', '展现', '点击', '消费') },
  tw: { caption: '所有關鍵字', titleInfos: columns('關鍵字', '曝光', '點擊', '費用') },
};

const rows = Array.from({ length: 100_000 }, (_, index) => ({
  word: `keyword ${index}`,
  impression: (index * 7919) % 1_000_003,
  click: (index * 31) % 977,
  cost: ((index * 104_729) % 99_991) / 100,
}));

export function HundredThousandRows({ language = 'en' }: { language?: keyof typeof texts }) {
  return <ReportTable {...texts[language]} language={language} rows={rows} mode="client" />;
}
