import { useState } from 'react';
import { StarToggle } from './star-toggle';

const texts = {
  en: { follow: (account: string) => `Follow ${account}` },
  cn: { follow: (account: string) => `关注 ${account}` },
  tw: { follow: (account: string) => `追蹤 ${account}` },
};

export function StarToggleExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [isFollowed, setIsFollowed] = useState(false);
  return (
    <span className="flex items-center gap-2">
      <StarToggle
        label={text.follow('Kaede Travel')}
        isPressed={isFollowed}
        onPressedChange={setIsFollowed}
      />
      Kaede Travel
    </span>
  );
}
