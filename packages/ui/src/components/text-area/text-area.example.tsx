import { useState } from 'react';
import { TextArea } from './text-area';

const texts = {
  en: { label: 'Description', sample: 'Powder snow from December.' },
  cn: { label: '描述', sample: '十二月起畅滑粉雪。' },
  tw: { label: '描述', sample: '十二月起暢滑粉雪。' },
};

export function TextAreaExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const { label, sample } = texts[language];
  const [text, setText] = useState(sample);
  return (
    <TextArea
      label={label}
      counter={`${text.length} / 9–80`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="w-80"
    />
  );
}
