import { ProgressBar } from './progress-bar';

const texts = {
  en: { uploading: 'Uploading keywords.xlsx' },
  cn: { uploading: '正在上传 keywords.xlsx' },
  tw: { uploading: '正在上傳 keywords.xlsx' },
};

export function ProgressBarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return <ProgressBar label={text.uploading} value={0.62} className="w-60" />;
}
