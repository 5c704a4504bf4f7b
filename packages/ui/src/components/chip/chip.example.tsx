import { CircleCheckIcon } from '../../icons';
import { Chip } from './chip';

const texts = {
  en: { uploaded: 'Uploaded' },
  cn: { uploaded: '已上传' },
  tw: { uploaded: '已上傳' },
};

export function ChipExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Chip tone="ok" icon={<CircleCheckIcon />}>
      {text.uploaded}
    </Chip>
  );
}
