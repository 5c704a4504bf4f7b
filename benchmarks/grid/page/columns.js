/** CSS pixels. The host of the grid stands at the top left corner of the page. */
export const layout = { width: 1440, height: 900, headHeight: 40, rowHeight: 36 };

/** Twenty columns of an advertising report. Types: text, int, money, pct (a share of 1), num. */
export const columns = [
  { key: 'id', title: 'ID', type: 'text', width: 90, pinned: true },
  { key: 'name', title: '广告系列', type: 'text', width: 200, pinned: true },
  { key: 'status', title: '状态', type: 'text', width: 90 },
  { key: 'date', title: '日期', type: 'text', width: 110 },
  { key: 'cost', title: '消耗', type: 'money', width: 120 },
  { key: 'impressions', title: '展示', type: 'int', width: 120 },
  { key: 'clicks', title: '点击', type: 'int', width: 110 },
  { key: 'ctr', title: '点击率', type: 'pct', width: 100 },
  { key: 'cpc', title: '点击成本', type: 'money', width: 110 },
  { key: 'cpm', title: '千次成本', type: 'money', width: 110 },
  { key: 'conv', title: '转化', type: 'int', width: 110 },
  { key: 'cvr', title: '转化率', type: 'pct', width: 100 },
  { key: 'cpa', title: '转化成本', type: 'money', width: 110 },
  { key: 'orders', title: '订单', type: 'int', width: 110 },
  { key: 'revenue', title: '收入', type: 'money', width: 130 },
  { key: 'aov', title: '客单价', type: 'money', width: 110 },
  { key: 'roas', title: 'ROAS', type: 'num', width: 100 },
  { key: 'carts', title: '加购', type: 'int', width: 110 },
  { key: 'refund', title: '退款', type: 'money', width: 110 },
  { key: 'refundRate', title: '退款率', type: 'pct', width: 100 },
];

export const totalWidth = columns.reduce((sum, { width }) => sum + width, 0);
