import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const texts = {
  en: { metric: 'CPC', formula: 'Cost divided by clicks' },
  cn: { metric: '平均点击价格', formula: '消费除以点击' },
  tw: { metric: '平均單次點擊費用', formula: '費用除以點擊' },
};

export function TooltipExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Tooltip content={text.formula}>
      <Button>{text.metric}</Button>
    </Tooltip>
  );
}
