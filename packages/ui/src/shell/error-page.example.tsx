import { Button } from '../components/button/button';
import { ErrorPage } from './error-page';

const texts = {
  en: {
    title: 'Page not found',
    body: 'The address may be misspelled, or the page was moved.',
    home: 'Open the home page',
  },
  cn: { title: '此页面不存在', body: '地址可能有误，或者页面已移动。', home: '打开首页' },
  tw: { title: '此頁面不存在', body: '網址可能有誤，或是頁面已移動。', home: '開啟首頁' },
};

export function ErrorPageExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <ErrorPage
      drawing={<rect x="20" y="12" width="72" height="48" rx="6" className="fill-sunken stroke-line-3" />}
      title={text.title}
      body={text.body}
      path="/reports/dayly"
      actions={<Button variant="primary">{text.home}</Button>}
    />
  );
}
