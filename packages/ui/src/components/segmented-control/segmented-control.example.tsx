import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const items = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
] as const;

export function SegmentedControlExample() {
  const [period, setPeriod] = useState<'daily' | 'weekly' | 'month'>('daily');
  return <SegmentedControl label="Period" items={items} value={period} onValueChange={setPeriod} />;
}
