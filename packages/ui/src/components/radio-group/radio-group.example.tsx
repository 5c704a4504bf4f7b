import { useState } from 'react';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'none', label: 'No limit' },
  { value: 'daily', label: 'Daily budget', hint: 'Spending stops for the day when it is reached.' },
] as const;

export function RadioGroupExample() {
  const [budget, setBudget] = useState<'none' | 'daily'>('none');
  return <RadioGroup label="Budget" options={options} value={budget} onValueChange={setBudget} />;
}
