import { useState } from 'react';
import { Switch } from './switch';

const texts = {
  en: { header: 'Fixed header' },
  cn: { header: '固定顶栏' },
  tw: { header: '固定頂端列' },
};

export function SwitchExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [isFixed, setIsFixed] = useState(true);
  return <Switch label={text.header} checked={isFixed} onCheckedChange={setIsFixed} className="w-60" />;
}
