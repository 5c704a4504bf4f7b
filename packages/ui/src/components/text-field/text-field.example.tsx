import { useState } from 'react';
import { TextField } from './text-field';

const texts = {
  en: { label: 'Draft name', hint: 'Seen by your team only.', missing: 'Enter a name.' },
  cn: { label: '草稿名称', hint: '仅团队内部可见。', missing: '请输入名称。' },
  tw: { label: '草稿名稱', hint: '僅團隊內部可見。', missing: '請輸入名稱。' },
};

export function TextFieldExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [name, setName] = useState('Ski packages');
  return (
    <TextField
      label={text.label}
      hint={text.hint}
      error={name.trim() === '' ? text.missing : undefined}
      value={name}
      onChange={(event) => setName(event.target.value)}
      className="w-80"
    />
  );
}
