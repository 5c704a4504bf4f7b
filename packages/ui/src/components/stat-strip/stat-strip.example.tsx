import { StatStrip } from './stat-strip';

const texts = {
  en: {
    label: 'Balance and last day',
    balance: 'Balance',
    updated: 'Updated at 09:12',
    cost: 'Cost, Nov 20',
    clicks: 'Clicks, Nov 20',
  },
  cn: {
    label: '余额与前一日',
    balance: '余额',
    updated: '更新于 09:12',
    cost: '11-20 消费',
    clicks: '11-20 点击',
  },
  tw: {
    label: '餘額與前一日',
    balance: '餘額',
    updated: '更新於 09:12',
    cost: '11-20 費用',
    clicks: '11-20 點擊',
  },
};

export function StatStripExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const stats = [
    { id: 'balance', label: text.balance, value: '￥193,504.13', note: text.updated },
    { id: 'cost', label: text.cost, value: '￥33,642.60' },
    { id: 'clicks', label: text.clicks, value: '11,284' },
  ];
  return <StatStrip label={text.label} stats={stats} />;
}
