import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/popover';
import { AccountList } from './account-list';
import { AccountSwitchButton } from './account-switch-button';

const accounts = [
  { id: 1, name: 'Lumen Outdoor Gear', detail: '10023841' },
  { id: 2, name: 'Harbor Coffee', detail: '10023977' },
];

const labels = {
  list: 'Accounts',
  search: 'Find an account',
  clear: 'Clear',
  empty: 'No accounts match',
};

export function AccountListExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [accountId, setAccountId] = useState(1);
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) return null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <AccountSwitchButton
          label={`Account: ${account.name} ${account.detail}`}
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
