import { Panel } from './panel';

const texts = {
  en: {
    title: 'Top 15 regions',
    note: 'by cost',
    open: 'Open the report',
    lead: 'Guangdong, Jiangsu and Shanghai lead.',
  },
  cn: { title: '前 15 地域', note: '按消费', open: '打开报告', lead: '广东、江苏和上海居前。' },
  tw: { title: '前 15 大地區', note: '依費用排序', open: '開啟報表', lead: '廣東、江蘇與上海居前。' },
};

export function PanelExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Panel title={text.title} note={text.note} aside={<a href="#regions">{text.open}</a>}>
      <p className="px-4 pb-2 text-13 text-fg-2">{text.lead}</p>
    </Panel>
  );
}
