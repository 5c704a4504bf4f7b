import { useState } from 'react';
import { RadioGroup } from './radio-group';

const texts = {
  en: {
    budget: 'Budget',
    none: 'No limit',
    daily: 'Daily budget',
    hint: 'Spending stops for the day when it is reached.',
  },
  cn: { budget: '预算', none: '不限', daily: '日预算', hint: '达到后当日停止投放。' },
  tw: { budget: '預算', none: '不限', daily: '每日預算', hint: '達到後當天停止投放。' },
};

export function RadioGroupExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const options = [
    { value: 'none', label: text.none },
    { value: 'daily', label: text.daily, hint: text.hint },
  ] as const;
  const [budget, setBudget] = useState<'none' | 'daily'>('none');
  return <RadioGroup label={text.budget} options={options} value={budget} onValueChange={setBudget} />;
}
