import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/popover';
import { AccountList } from './account-list';
import { AccountSwitchButton } from './account-switch-button';

const texts = {
  en: {
    accountOf: (name: string) => `Account: ${name}`,
    labels: { list: 'Accounts', search: 'Find an account', clear: 'Clear', empty: 'No accounts match' },
  },
  cn: {
    accountOf: (name: string) => `账户：${name}`,
    labels: { list: '账户', search: '查找账户', clear: '清空', empty: '没有匹配的账户' },
  },
  tw: {
    accountOf: (name: string) => `帳戶：${name}`,
    labels: { list: '帳戶', search: '尋找帳戶', clear: '清除', empty: '沒有符合的帳戶' },
  },
};

const accounts = [
  { id: 1, name: 'Lumen Outdoor Gear', detail: '10023841' },
  { id: 2, name: 'Harbor Coffee', detail: '10023977' },
];

export function AccountListExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const { accountOf, labels } = texts[language];
  const [isOpen, setIsOpen] = useState(false);
  const [accountId, setAccountId] = useState(1);
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) return null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <AccountSwitchButton
          label={accountOf(`${account.name} ${account.detail}`)}
          name={account.name}
          detail={account.detail}
        />
      </PopoverTrigger>
      <PopoverContent label={labels.list} className="w-75 p-0">
        <AccountList
          choices={accounts}
          currentId={accountId}
          labels={labels}
          onSelect={(id) => {
            setAccountId(id);
            setIsOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
