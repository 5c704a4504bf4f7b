import { ReportTable, type TitleInfo } from '../index';

interface Campaign {
  name: string;
  cost: number;
  clicks: number;
}

const titleInfos: TitleInfo[] = [
  { dataKey: 'name', titleName: 'Campaign', fixed: 'left', width: 220, isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '€', isSort: true },
  { dataKey: 'clicks', titleName: 'Clicks', unit: 't', isSort: true },
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

const pinnedRows = {
  top: [{ name: 'Target per campaign', cost: 80, clicks: 400 }],
  bottom: [{ name: 'Average of the account', cost: 99.87, clicks: 493 }],
};

export function CampaignTable() {
  return (
    <ReportTable
      caption="Campaigns"
      language="en"
      titleInfos={titleInfos}
      rows={campaigns}
      pinnedRows={pinnedRows}
      summary={totals}
      height={480}
    />
  );
}
