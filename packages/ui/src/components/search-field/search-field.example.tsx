import { useState } from 'react';
import { SearchField } from './search-field';

const texts = {
  en: { search: 'Search keywords', clear: 'Clear' },
  cn: { search: '搜索关键词', clear: '清空' },
  tw: { search: '搜尋關鍵字', clear: '清除' },
};

const keywords = ['jr pass', 'jr pass price', 'tokyo hotel'];

export function SearchFieldExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField
        label={text.search}
        placeholder={text.search}
        clearLabel={text.clear}
        value={query}
        onValueChange={setQuery}
        className="w-52"
      />
      <ul className="mt-3">
        {keywords
          .filter((keyword) => keyword.includes(query.trim()))
          .map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
      </ul>
    </>
  );
}
