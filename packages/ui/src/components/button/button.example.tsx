import { DownloadIcon } from '../../icons';
import { Button } from './button';

const texts = {
  en: { cancel: 'Cancel', run: 'Export' },
  cn: { cancel: '取消', run: '导出' },
  tw: { cancel: '取消', run: '匯出' },
};

export function ButtonExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <div className="flex gap-2">
      <Button>{text.cancel}</Button>
      <Button variant="primary" icon={<DownloadIcon />} onClick={() => console.log('exported')}>
        {text.run}
      </Button>
    </div>
  );
}
