import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const texts = {
  en: { period: 'Period', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  cn: { period: '报告周期', daily: '日报', weekly: '周报', monthly: '月报' },
  tw: { period: '報表週期', daily: '日報', weekly: '週報', monthly: '月報' },
};

export function SegmentedControlExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const items = [
    { value: 'daily', label: text.daily },
    { value: 'weekly', label: text.weekly },
    { value: 'month', label: text.monthly },
  ] as const;
  const [period, setPeriod] = useState<'daily' | 'weekly' | 'month'>('daily');
  return <SegmentedControl label={text.period} items={items} value={period} onValueChange={setPeriod} />;
}
