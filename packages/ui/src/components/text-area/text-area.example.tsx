import { useState } from 'react';
import { TextArea } from './text-area';

export function TextAreaExample() {
  const [text, setText] = useState('Powder snow from December.');
  return (
    <TextArea
      label="Description"
      counter={`${text.length} / 9–80`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="w-80"
    />
  );
}
