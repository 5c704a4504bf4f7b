import { useState } from 'react';
import { ChoiceCards } from './choice-cards';

const picture = (lines: number) => (
  <span className="block h-12 px-2 pt-2">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="mb-1 block h-0.75 rounded-full bg-line-3" />
    ))}
  </span>
);

const choices = [
  { value: 'roomy', label: 'Roomy', picture: picture(2) },
  { value: 'regular', label: 'Regular', picture: picture(4) },
  { value: 'dense', label: 'Dense', picture: picture(6) },
] as const;

export function ChoiceCardsExample() {
  const [density, setDensity] = useState<'roomy' | 'regular' | 'dense'>('regular');
  return (
    <ChoiceCards
      label="Density"
      choices={choices}
      value={density}
      onValueChange={setDensity}
      className="w-75"
    />
  );
}
