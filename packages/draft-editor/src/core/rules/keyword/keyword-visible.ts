import { visibleTexts } from '../rule-makers';

export const keywordVisible = visibleTexts({
  id: 'keyword-visible',
  appliesTo: 'keyword',
  title: { en: 'Invisible character in a keyword', cn: '关键词含不可见字符', tw: '關鍵字含有不可見字元' },
  fields: ['keyword'],
  examples: () => [
    { fails: { keyword: 'ca\u{200B}sino' }, passes: { keyword: 'casino' } },
    { fails: { keyword: '\u{FEFF}滑雪' }, passes: { keyword: '滑雪 👨‍👩‍👧' } },
    { fails: { keyword: '滑雪\u{200D}' }, passes: { keyword: '　滑雪' } },
  ],
});
