import { Spinner } from './spinner';

const texts = {
  en: { preparing: 'Preparing the file' },
  cn: { preparing: '正在准备文件' },
  tw: { preparing: '正在準備檔案' },
};

export function SpinnerExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <p className="flex items-center gap-2 text-fg-2">
      <Spinner />
      {text.preparing}
    </p>
  );
}
