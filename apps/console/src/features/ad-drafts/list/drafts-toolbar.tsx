import type { Account } from '@meridian/api-client/contract';
import type { DraftStatus } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { AccountFilter } from '../../../lib/lists/account-filter';
import { ChoiceMenu } from '../../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { changedPeriods, type DraftsAddress } from './drafts-address';
import { StatusTabs } from './status-tabs';

export interface DraftsToolbarProps {
  address: DraftsAddress;
  /** The user's accounts. */
  accounts: readonly Account[];
  /** Names of users who created drafts. */
  authors: readonly string[];
  counts: Readonly<Record<DraftStatus, number>> | undefined;
  onChange: (change: Partial<DraftsAddress>) => void;
}

/** Statuses, search and filters of the list. */
export function DraftsToolbar({ address, accounts, authors, counts, onChange }: DraftsToolbarProps) {
  const { t } = useTranslation('adDrafts');
  // an author in an old link may no longer have drafts
  const names = [...new Set([...authors, ...(address.author === undefined ? [] : [address.author])])];
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="overflow-x-auto px-page max-desktop:px-4">
        <StatusTabs value={address.status} counts={counts} onValueChange={(status) => onChange({ status })} />
      </div>
      <div className="flex flex-wrap items-center gap-2 px-page max-desktop:px-4">
        <DebouncedSearchField
          label={t('search')}
          value={address.name}
          onValueChange={(name) => onChange({ name })}
          className="w-60 max-desktop:w-full"
        />
        {accounts.length > 1 && (
          <AccountFilter
            label={t('filters.account')}
            allLabel={t('all')}
            accounts={accounts}
            value={address.account}
            onValueChange={(account) => onChange({ account })}
          />
        )}
        <ChoiceMenu
          label={t('filters.author')}
          allLabel={t('anyone')}
          groups={[{ choices: names.map((name) => ({ value: name, label: name })) }]}
          value={address.author}
          onValueChange={(author) => onChange({ author })}
        />
        <ChoiceMenu
          label={t('filters.changed')}
          allLabel={t('filters.changedAny')}
          groups={[
            {
              choices: changedPeriods.map((count) => ({
                value: `${count}`,
                label: t('filters.days', { count }),
              })),
            },
          ]}
          value={address.days === undefined ? undefined : `${address.days}`}
          onValueChange={(value) => onChange({ days: value === undefined ? undefined : Number(value) })}
        />
        <p className="text-12 text-fg-3 desktop:ml-auto">{t('uploadNote')}</p>
      </div>
    </div>
  );
}
