import { useState } from 'react';
import { SwatchGroup } from './swatch-group';

const texts = {
  en: {
    label: 'Theme colour',
    colours: { iris: 'Iris', cobalt: 'Cobalt', violet: 'Violet', teal: 'Teal', graphite: 'Graphite' },
  },
  cn: {
    label: '主题色',
    colours: { iris: '鸢尾紫', cobalt: '钴蓝', violet: '紫罗兰', teal: '青绿', graphite: '石墨' },
  },
  tw: {
    label: '主題色',
    colours: { iris: '鳶尾紫', cobalt: '鈷藍', violet: '紫羅蘭', teal: '青綠', graphite: '石墨' },
  },
};

export function SwatchGroupExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const swatches = Object.entries(text.colours).map(([value, label]) => ({ value, label }));
  const [accent, setAccent] = useState('iris');
  return (
    <SwatchGroup
      label={text.label}
      swatches={swatches}
      theme="light"
      value={accent}
      onValueChange={setAccent}
    />
  );
}
