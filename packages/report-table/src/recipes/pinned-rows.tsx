import { ReportTable, type TitleInfo } from '../index';

interface Campaign {
  name: string;
  cost: number;
  clicks: number;
}

const columns = (name: string, cost: string, clicks: string): TitleInfo[] => [
  { dataKey: 'name', titleName: name, fixed: 'left', width: 220, isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '€', isSort: true },
  { dataKey: 'clicks', titleName: clicks, unit: 't', isSort: true },
];

const campaigns: Campaign[] = Array.from({ length: 200 }, (_, index) => ({
  name: `Campaign ${index}`,
  cost: ((index * 7919) % 2003) / 10,
  clicks: (index * 31) % 997,
}));

const totals = {
  cost: campaigns.reduce((sum, { cost }) => sum + cost, 0).toFixed(2),
  clicks: campaigns.reduce((sum, { clicks }) => sum + clicks, 0),
};

const pinned = (target: string, average: string) => ({
  top: [{ name: target, cost: 80, clicks: 400 }],
  bottom: [{ name: average, cost: 99.87, clicks: 493 }],
});

const texts = {
  en: {
    caption: 'Campaigns',
    titleInfos: columns('Campaign', 'Cost', 'Clicks'),
    pinnedRows: pinned('Target per campaign', 'Average of the account'),
  },
  cn: {
    caption: '计划',
    titleInfos: columns('计划', '消费', '点击'),
    pinnedRows: pinned('每个计划的目标', '账户平均'),
  },
  tw: {
    caption: '廣告活動',
    titleInfos: columns('廣告活動', '費用', '點擊'),
    pinnedRows: pinned('每個廣告活動的目標', '帳戶平均'),
  },
};

export function CampaignTable({ language = 'en' }: { language?: keyof typeof texts }) {
  return (
    <ReportTable {...texts[language]} language={language} rows={campaigns} summary={totals} height={480} />
  );
}
