import { useState } from 'react';
import { ChoiceCards } from './choice-cards';

const texts = {
  en: { density: 'Density', roomy: 'Roomy', regular: 'Regular', dense: 'Dense' },
  cn: { density: '界面密度', roomy: '宽松', regular: '标准', dense: '紧凑' },
  tw: { density: '介面密度', roomy: '寬鬆', regular: '標準', dense: '緊湊' },
};

const picture = (lines: number) => (
  <span className="block h-12 px-2 pt-2">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="mb-1 block h-0.75 rounded-full bg-line-3" />
    ))}
  </span>
);

export function ChoiceCardsExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const choices = [
    { value: 'roomy', label: text.roomy, picture: picture(2) },
    { value: 'regular', label: text.regular, picture: picture(4) },
    { value: 'dense', label: text.dense, picture: picture(6) },
  ] as const;
  const [density, setDensity] = useState<'roomy' | 'regular' | 'dense'>('regular');
  return (
    <ChoiceCards
      label={text.density}
      choices={choices}
      value={density}
      onValueChange={setDensity}
      className="w-75"
    />
  );
}
