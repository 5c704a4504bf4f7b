import { ShareBar } from './share-bar';

const texts = {
  en: { mobile: 'Mobile', computer: 'Computer' },
  cn: { mobile: '移动设备', computer: '计算机' },
  tw: { mobile: '行動裝置', computer: '電腦' },
};

export function ShareBarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <ShareBar
      parts={[
        { id: 'mobile', label: text.mobile, share: 0.707 },
        { id: 'computer', label: text.computer, share: 0.293 },
      ]}
    />
  );
}
