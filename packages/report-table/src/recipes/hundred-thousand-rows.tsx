import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', isSort: true, width: 200 },
  { dataKey: 'impression', titleName: 'Impressions', unit: 't', isSort: true },
  { dataKey: 'click', titleName: 'Clicks', unit: 't', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
];

const rows = Array.from({ length: 100_000 }, (_, index) => ({
  word: `keyword ${index}`,
  impression: (index * 7919) % 1_000_003,
  click: (index * 31) % 977,
  cost: ((index * 104_729) % 99_991) / 100,
}));

export function HundredThousandRows() {
  return (
    <ReportTable caption="All keywords" language="en" titleInfos={titleInfos} rows={rows} mode="client" />
  );
}
