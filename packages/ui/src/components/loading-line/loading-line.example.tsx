import { LoadingLine } from './loading-line';

const texts = {
  en: { loading: 'Loading the report', rows: 'The previous rows stay here.' },
  cn: { loading: '正在加载报告', rows: '此处保留之前的数据行。' },
  tw: { loading: '正在載入報表', rows: '此處保留先前的資料列。' },
};

export function LoadingLineExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <div className="w-80">
      <LoadingLine label={text.loading} />
      <p className="py-3">{text.rows}</p>
    </div>
  );
}
