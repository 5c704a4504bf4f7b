import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 200 },
  { dataKey: 'click', titleName: 'Clicks', unit: 't', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
];

const rows = [
  { word: 'jr pass', click: 926, cost: '2419.84' },
  { word: 'kyoto ryokan', click: 585, cost: '1916.60' },
];

export function Host() {
  return (
    <main>
      <h1>A page of the host</h1>
      {/* the table fills the height it is given */}
      <section
        data-theme="dark"
        data-size="small"
        data-accent="teal"
        style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}
      >
        <ReportTable caption="Keywords" language="en" titleInfos={titleInfos} rows={rows} mode="client" />
      </section>
    </main>
  );
}
