import { auditActions, auditObjectOf, auditObjects, type Account } from '@meridian/api-client/contract';
import { DateRangePicker, dateRangeLabels } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { AccountFilter } from '../../lib/lists/account-filter';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import { periodOf, type AuditAddress } from './audit-address';

export interface AuditToolbarProps {
  address: AuditAddress;
  accounts: readonly Account[];
  today: string;
  onChange: (change: Partial<AuditAddress>) => void;
}

/** The filters of the audit log: period, user, object, action, account. */
export function AuditToolbar({ address, accounts, today, onChange }: AuditToolbarProps) {
  const { t } = useTranslation('audit');
  const { language } = useLanguage();
  const actions = auditActions.filter(
    (action) => address.type === undefined || auditObjectOf[action] === address.type,
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-page pb-3 max-desktop:px-4">
      <DateRangePicker
        type={6}
        value={periodOf(address)}
        onValueChange={(range) => onChange({ beginDate: range?.beginDate, endDate: range?.endDate })}
        today={today}
        language={language}
        labels={{ choose: { ...dateRangeLabels[language].choose, 6: t('anyTime') } }}
      />
      <DebouncedSearchField
        label={t('searchUser')}
        value={address.user}
        onValueChange={(user) => onChange({ user })}
        className="w-36 max-desktop:w-full"
      />
      <DebouncedSearchField
        label={t('searchObject')}
        value={address.object}
        onValueChange={(object) => onChange({ object })}
        className="w-44 max-desktop:w-full"
      />
      <ChoiceMenu
        label={t('column_objectType')}
        allLabel={t('all')}
        groups={[{ choices: auditObjects.map((type) => ({ value: type, label: t(`object_${type}`) })) }]}
        value={address.type}
        onValueChange={(value) =>
          onChange({ type: auditObjects.find((type) => type === value), action: undefined })
        }
      />
      <ChoiceMenu
        label={t('column_action')}
        allLabel={t('all')}
        groups={[{ choices: actions.map((action) => ({ value: action, label: t(`action_${action}`) })) }]}
        value={address.action}
        onValueChange={(value) => onChange({ action: auditActions.find((action) => action === value) })}
      />
      <AccountFilter
        label={t('object_account')}
        allLabel={t('all')}
        accounts={accounts}
        value={address.account}
        onValueChange={(account) => onChange({ account })}
      />
    </div>
  );
}
