import { ChangeText } from './change-text';

const texts = {
  en: { metric: 'Average CPC', spoken: 'down 4.1 percent' },
  cn: { metric: '平均点击价格', spoken: '下降 4.1%' },
  tw: { metric: '平均單次點擊費用', spoken: '下降 4.1%' },
};

export function ChangeTextExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <p>
      {text.metric} ￥3.23{' '}
      <ChangeText change={{ text: '4.1%', direction: 'down', tone: 'good', spoken: text.spoken }} />
    </p>
  );
}
