import { PasswordField } from './password-field';

const texts = {
  en: { label: 'New password', show: 'Show password', hide: 'Hide password', hint: '8 to 20 characters' },
  cn: { label: '新密码', show: '显示密码', hide: '隐藏密码', hint: '8 至 20 个字符' },
  tw: { label: '新密碼', show: '顯示密碼', hide: '隱藏密碼', hint: '8 到 20 個字元' },
};

export function PasswordFieldExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <PasswordField
      label={text.label}
      showLabel={text.show}
      hideLabel={text.hide}
      hint={text.hint}
      autoComplete="new-password"
      className="w-80"
    />
  );
}
