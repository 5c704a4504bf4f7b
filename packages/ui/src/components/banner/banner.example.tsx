import { InfoIcon } from '../../icons';
import { Button } from '../button/button';
import { Banner } from './banner';

const texts = {
  en: { ready: 'A new version is ready.', how: 'Reload the page to use it.', reload: 'Reload' },
  cn: { ready: '新版本已就绪。', how: '重新加载页面即可使用。', reload: '重新加载' },
  tw: { ready: '新版本已就緒。', how: '重新載入頁面即可使用。', reload: '重新載入' },
};

export function BannerExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Banner
      tone="info"
      icon={<InfoIcon />}
      title={text.ready}
      action={<Button onClick={() => location.reload()}>{text.reload}</Button>}
    >
      {text.how}
    </Banner>
  );
}
