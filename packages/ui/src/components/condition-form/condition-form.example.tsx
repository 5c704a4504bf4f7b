import { useState } from 'react';
import { ConditionForm } from './condition-form';

const texts = {
  en: {
    labels: {
      operator: 'Condition',
      value: 'Value',
      from: 'From',
      to: 'To',
      values: 'Values',
      valuesHint: 'One value per line',
      apply: 'Apply',
    },
    gt: 'Greater than (>)',
    between: 'Between',
    missing: 'Enter a value.',
  },
  cn: {
    labels: {
      operator: '条件',
      value: '值',
      from: '从',
      to: '到',
      values: '值',
      valuesHint: '每行一个值',
      apply: '应用',
    },
    gt: '大于 (>)',
    between: '介于',
    missing: '请输入值。',
  },
  tw: {
    labels: {
      operator: '條件',
      value: '值',
      from: '從',
      to: '到',
      values: '值',
      valuesHint: '每行一個值',
      apply: '套用',
    },
    gt: '大於 (>)',
    between: '介於',
    missing: '請輸入值。',
  },
};

export function ConditionFormExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const { labels, missing, ...operators } = texts[language];
  const [applied, setApplied] = useState('');
  return (
    <div className="w-72">
      <ConditionForm
        labels={labels}
        operators={(['gt', 'between'] as const).map((value) => ({ value, label: operators[value] }))}
        initial={{ operator: 'gt', values: [] }}
        isNumeric
        inputOf={(operator) => ({ input: operator === 'gt' ? 'one' : 'range', unit: '%' })}
        errorOf={({ values }) => (values.includes('') ? missing : undefined)}
        onApply={({ operator, values }) => setApplied(`${operators[operator]}: ${values.join(' ')}`)}
      />
      <output className="block px-3 text-12">{applied}</output>
    </div>
  );
}
