import { Kbd } from './kbd';

const texts = {
  en: { search: 'Search pages' },
  cn: { search: '搜索页面' },
  tw: { search: '搜尋頁面' },
};

export function KbdExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <p>
      {text.search} <Kbd>Ctrl K</Kbd>
    </p>
  );
}
