import { columns } from './columns.js';

/** The same rows on every page and in every run. The lowest cost is unique and in the middle. */
export function makeRows(count) {
  const random = createRandom(12345);
  const rows = Array.from({ length: count }, (_, index) => makeRow(index, random));
  if (count > 0) rows[count >> 1].cost = 1.23;
  return rows;
}

/** The summary row: sums of counts and money, means of the rest. */
export function summarize(rows) {
  const totals = { id: '合计', name: rows.length + ' 条', status: '', date: '' };
  for (const { key, type } of columns) {
    if (type === 'text') continue;
    let sum = 0;
    for (const row of rows) if (row[key] !== null) sum += row[key];
    totals[key] = type === 'int' || type === 'money' ? sum : sum / (rows.length || 1);
  }
  return totals;
}

const statuses = ['投放中', '已暂停', '审核中', '已结束'];

function makeRow(index, random) {
  const impressions = Math.floor(random() * 2e6);
  const clicks = Math.floor(impressions * random() * 0.08);
  const cost = Math.round((random() * 90000 + 10) * 100) / 100;
  const conversions = Math.floor(clicks * random() * 0.1);
  const orders = Math.floor(conversions * random());
  const revenue = Math.round(orders * (50 + random() * 400) * 100) / 100;
  const refund = Math.round(revenue * random() * 0.1 * 100) / 100;
  const isMissing = () => random() < 0.05;
  return {
    id: String(100000 + index),
    name: `广告系列-${index % 997}-${(index * 7919) % 100003}`,
    status: statuses[index & 3],
    date: `2026-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}`,
    cost,
    impressions,
    clicks,
    ctr: ratio(clicks, impressions),
    cpc: ratio(cost, clicks),
    cpm: impressions ? (cost / impressions) * 1000 : null,
    conv: isMissing() ? null : conversions,
    cvr: ratio(conversions, clicks),
    cpa: ratio(cost, conversions),
    orders: isMissing() ? null : orders,
    revenue,
    aov: ratio(revenue, orders),
    roas: revenue / cost,
    carts: isMissing() ? null : Math.floor(conversions * 3 * random()),
    refund: isMissing() ? null : refund,
    refundRate: ratio(refund, revenue),
  };
}

const ratio = (above, below) => (below ? above / below : null);
const twoDigits = (number) => String(number).padStart(2, '0');

/** Numbers from 0 to 1, always the same ones: a linear congruential generator. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
