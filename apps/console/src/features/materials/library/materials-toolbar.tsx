import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import { LayoutGridIcon, ListIcon } from '@meridian/ui/icons';
import { AccountFilter } from '../../../lib/lists/account-filter';
import { ChoiceMenu } from '../../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { allAccounts } from '../../../lib/session/current-account';
import { ratioChoices, sortNames, syncChoices, type MaterialsAddress } from '../materials-address';
import { SizeFilter } from './size-filter';
import { UsedFilter } from './used-filter';

export interface MaterialsToolbarProps {
  address: MaterialsAddress;
  /** The user's accounts. */
  accounts: readonly Account[];
  /** The current account; undefined for all. */
  account: Account | undefined;
  onChange: (change: Partial<MaterialsAddress>) => void;
}

/** Search, filters, order and view of the library. */
export function MaterialsToolbar({ address, accounts, account, onChange }: MaterialsToolbarProps) {
  const { t } = useTranslation('materials');
  const { ratio, sync, sort, view } = address;
  const ratioLabel = (value: (typeof ratioChoices)[number]) =>
    value === 'other' ? t('filters.otherRatio') : value;
  return (
    <div className="flex flex-wrap items-center gap-2 px-page pb-3 max-desktop:px-4">
      <DebouncedSearchField
        label={t('search')}
        value={address.name}
        onValueChange={(name) => onChange({ name })}
        className="w-55 max-desktop:w-full"
      />
      {accounts.length > 1 && (
        <CurrentAccountFilter
          accounts={accounts}
          account={account}
          value={address.account}
          onChange={onChange}
        />
      )}
      <ChoiceMenu
        label={t('filters.ratio')}
        allLabel={t('filters.all')}
        groups={[{ choices: ratioChoices.map((value) => ({ value, label: ratioLabel(value) })) }]}
        value={ratio}
        onValueChange={(value) => onChange({ ratio: ratioChoices.find((each) => each === value) })}
      />
      <SizeFilter address={address} onChange={onChange} />
      <ChoiceMenu
        label={t('filters.sync')}
        allLabel={t('filters.all')}
        groups={[
          {
            choices: syncChoices.map((value) => ({
              value,
              label: t(syncLabels[value]),
            })),
          },
        ]}
        value={sync}
        onValueChange={(value) => onChange({ sync: syncChoices.find((each) => each === value) })}
      />
      <UsedFilter address={address} onChange={onChange} />
      <span className="flex flex-wrap items-center gap-2 desktop:ml-auto">
        <ChoiceMenu
          label={t('sort.label')}
          allLabel={t('sort.newest')}
          groups={[{ choices: sortNames.slice(1).map((value) => ({ value, label: t(`sort.${value}`) })) }]}
          value={sort === 'newest' ? undefined : sort}
          onValueChange={(value) => onChange({ sort: sortNames.find((each) => each === value) })}
        />
        <SegmentedControl
          label={t('view.label')}
          items={[
            { value: 'grid', label: <ViewLabel icon={LayoutGridIcon} text={t('view.grid')} /> },
            { value: 'list', label: <ViewLabel icon={ListIcon} text={t('view.list')} /> },
          ]}
          value={view ?? 'grid'}
          onValueChange={(next) => onChange({ view: next === 'list' ? 'list' : undefined })}
        />
      </span>
    </div>
  );
}

function ViewLabel({ icon: Icon, text }: { icon: typeof ListIcon; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{text}</span>
    </>
  );
}

const syncLabels = {
  yes: 'filters.synced',
  no: 'filters.notSynced',
  failed: 'filters.notAccepted',
} as const;

interface CurrentAccountFilterProps extends Pick<MaterialsToolbarProps, 'accounts' | 'account' | 'onChange'> {
  value: number | undefined;
}

/** The current account, unless another one is selected here. */
function CurrentAccountFilter({ accounts, account, value, onChange }: CurrentAccountFilterProps) {
  const { t } = useTranslation('materials');
  const others = accounts.filter(({ accountId }) => accountId !== account?.accountId);
  const all = { accountId: allAccounts, accountName: t('filters.allAccounts') };
  return (
    <AccountFilter
      label={t('filters.account')}
      allLabel={account?.accountName ?? all.accountName}
      accounts={account ? [all, ...others] : others}
      value={value}
      // a theme belongs to an account
      onValueChange={(next) => onChange({ account: next, theme: undefined })}
    />
  );
}
