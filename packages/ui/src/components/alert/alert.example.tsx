import { Button } from '../button/button';
import { Alert } from './alert';

const texts = {
  en: { failed: 'Couldn’t load the campaigns.', tryAgain: 'Try again' },
  cn: { failed: '无法加载计划。', tryAgain: '重试' },
  tw: { failed: '無法載入廣告活動。', tryAgain: '重試' },
};

export function AlertExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Alert tone="bad" action={<Button variant="link">{text.tryAgain}</Button>}>
      {text.failed}
    </Alert>
  );
}
