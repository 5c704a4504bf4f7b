import { StatStrip } from './stat-strip';

const stats = [
  { id: 'balance', label: 'Balance', value: '￥193,504.13', note: 'Updated at 09:12' },
  { id: 'cost', label: 'Cost, Nov 20', value: '￥33,642.60' },
  { id: 'clicks', label: 'Clicks, Nov 20', value: '11,284' },
];

export function StatStripExample() {
  return <StatStrip label="Balance and last day" stats={stats} />;
}
