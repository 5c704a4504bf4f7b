import { ReportTable, type TitleInfo } from '../index';

const columns = (word: string, click: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 200 },
  { dataKey: 'click', titleName: click, unit: 't', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
];

const texts = {
  en: {
    heading: 'A page of the host',
    caption: 'Keywords',
    titleInfos: columns('Keyword', 'Clicks', 'Cost'),
  },
  cn: { heading: '嵌入报表的页面', caption: '关键词', titleInfos: columns('关键词', '点击', '消费') },
  tw: { heading: '嵌入報表的頁面', caption: '關鍵字', titleInfos: columns('關鍵字', '點擊', '費用') },
};

const rows = [
  { word: 'jr pass', click: 926, cost: '2419.84' },
  { word: 'kyoto ryokan', click: 585, cost: '1916.60' },
];

export function Host({ language = 'en' }: { language?: keyof typeof texts }) {
  const { heading, ...report } = texts[language];
  return (
    <main>
      <h1>{heading}</h1>
      {/* the table fills the given height */}
      <section
        data-theme="dark"
        data-size="small"
        data-accent="teal"
        style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}
      >
        <ReportTable {...report} language={language} rows={rows} mode="client" />
      </section>
    </main>
  );
}
