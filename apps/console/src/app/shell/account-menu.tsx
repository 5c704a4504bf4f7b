import { useTranslation } from '@meridian/i18n';
import { cn, Popover, PopoverContent, PopoverTrigger, SearchField, Tile } from '@meridian/ui';
import { CheckIcon } from '@meridian/ui/icons';
import { useId, useState, type KeyboardEvent } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { useSignedIn } from './use-shell';

interface Choice {
  accountId: number;
  name: string;
  detail: string;
  seed: string;
}

/** The accounts of the user: type to find one, arrows and Enter to choose it. */
export function AccountMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('shell.accounts')} className="w-75 p-0">
        <AccountList onDone={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

function useChoices(text: string): Choice[] {
  const { t } = useTranslation();
  const { accounts } = useSignedIn().user;
  const every: Choice[] = accounts.map(({ accountId, accountName, accountNo }) => ({
    accountId,
    name: accountName,
    detail: accountNo,
    seed: accountNo,
  }));
  if (accounts.length > 1) {
    const detail = t('shell.accountCount', { count: accounts.length });
    every.unshift({ accountId: allAccounts, name: t('shell.allAccounts'), detail, seed: '' });
  }
  const wanted = text.trim().toLowerCase();
  return every.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(wanted));
}

function AccountList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const current = useCurrentAccount((state) => state.accountId);
  const setAccountId = useCurrentAccount((state) => state.setAccountId);
  const [text, setText] = useState('');
  const choices = useChoices(text);
  const [marked, setMarked] = useState(() => choices.findIndex(({ accountId }) => accountId === current));
  const position = Math.min(Math.max(marked, 0), choices.length - 1);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    setAccountId(choice.accountId);
    onDone();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const next = (position + step + choices.length) % choices.length;
      setMarked(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(choices[position]);
    }
  };
  return (
    <>
      <div className="border-b border-line-1 p-2">
        <SearchField
          label={t('shell.searchAccounts')}
          placeholder={t('shell.searchAccounts')}
          clearLabel={t('clear')}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setMarked(0);
          }}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={choices.length > 0 ? optionId(position) : undefined}
          onKeyDown={handleKeyDown}
        />
      </div>
      <ul id={id} role="listbox" aria-label={t('shell.accounts')} className="max-h-80 overflow-y-auto p-1">
        {choices.map((choice, index) => (
          // arrows and Enter are handled in the search field, which keeps the focus
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={choice.accountId}
            id={optionId(index)}
            role="option"
            aria-selected={choice.accountId === current}
            onClick={() => choose(choice)}
            onPointerMove={() => setMarked(index)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xs px-2',
              index === position && 'bg-hover',
            )}
          >
            <Tile name={choice.name} seed={choice.seed} size="large" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{choice.name}</span>
              <span className="block text-12 text-fg-3 tabular-nums">{choice.detail}</span>
            </span>
            {choice.accountId === current && <CheckIcon aria-hidden className="size-4 text-accent-fg" />}
          </li>
        ))}
      </ul>
      {choices.length === 0 && (
        <p role="status" className="px-3 pb-4 text-center text-fg-3">
          {t('shell.noAccountFound')}
        </p>
      )}
    </>
  );
}
