import { useState } from 'react';
import { SubMenuList } from './sub-menu-list';

const texts = {
  en: { settings: 'Settings', language: 'Language', password: 'Password' },
  cn: { settings: '系统设置', language: '语言', password: '密码' },
  tw: { settings: '系統設定', language: '語言', password: '密碼' },
};

export function SubMenuListExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const items = [
    { key: 'language', title: text.language, href: '#language' },
    { key: 'password', title: text.password, href: '#password' },
  ];
  const [activeKey, setActiveKey] = useState('language');
  return (
    <div className="flex h-60">
      <SubMenuList
        label={text.settings}
        items={items}
        activeKey={activeKey}
        renderLink={({ key, href }, { children, ...props }) => (
          <a href={href} {...props} onClick={() => setActiveKey(key)}>
            {children}
          </a>
        )}
      />
    </div>
  );
}
