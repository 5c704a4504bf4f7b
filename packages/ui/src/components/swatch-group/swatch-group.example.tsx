import { useState } from 'react';
import { SwatchGroup } from './swatch-group';

const swatches = [
  { value: 'iris', label: 'Iris' },
  { value: 'cobalt', label: 'Cobalt' },
  { value: 'violet', label: 'Violet' },
  { value: 'teal', label: 'Teal' },
  { value: 'graphite', label: 'Graphite' },
];

export function SwatchGroupExample() {
  const [accent, setAccent] = useState('iris');
  return (
    <SwatchGroup
      label="Theme colour"
      swatches={swatches}
      theme="light"
      value={accent}
      onValueChange={setAccent}
    />
  );
}
