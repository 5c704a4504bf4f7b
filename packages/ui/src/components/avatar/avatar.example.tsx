import { Avatar } from './avatar';

const texts = {
  en: { name: 'Lin Wei' },
  cn: { name: '林薇' },
  tw: { name: '林薇' },
};

export function AvatarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <span className="flex items-center gap-2">
      <Avatar name={text.name} />
      {text.name}
    </span>
  );
}
