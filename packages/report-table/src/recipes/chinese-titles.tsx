import { estimateColumnWidth } from '../core/index';
import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: '关键词', fixed: 'left', width: 180 },
  // without a width the title decides: (6 + 1) × 17 + 30 = 149 px
  { dataKey: 'cpc', titleName: '平均点击价格', unitDesc: '￥', unit: 't2' },
  // at least as wide as in other reports
  { dataKey: 'click', titleName: '点击', unit: 't', isSort: true, minWidth: 100 },
  { dataKey: 'cost', titleName: '消费', unitDesc: '万元', unit: 't2/10000', isSort: true },
];

const rows = [
  { word: 'jr pass 购买', cpc: '2.6132', click: 926, cost: '24198400.00' },
  { word: '京都自由行', cpc: '3.2762', click: 585, cost: '19166000.00' },
];

export function ChineseTitles() {
  return (
    <div lang="zh-Hans">
      <ReportTable caption="关键词报告" language="cn" height="auto" titleInfos={titleInfos} rows={rows} />
      <p>平均点击价格￥：{estimateColumnWidth('平均点击价格￥', 'cn')} px</p>
    </div>
  );
}
