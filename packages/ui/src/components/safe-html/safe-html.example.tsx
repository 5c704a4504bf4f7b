import { SafeHtml } from './safe-html';

const texts = {
  en: '<h3>Read only on Sunday</h3><p>Reports change again after <b>03:00</b>.</p>',
  cn: '<h3>周日只能查看</h3><p>报告在 <b>03:00</b> 之后恢复更新。</p>',
  tw: '<h3>週日僅供檢視</h3><p>報表在 <b>03:00</b> 之後恢復更新。</p>',
};

export function SafeHtmlExample({ language = 'en' }: { language?: keyof typeof texts }) {
  return <SafeHtml html={texts[language]} onNavigate={(path) => console.log('open', path)} />;
}
