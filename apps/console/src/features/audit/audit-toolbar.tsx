import { auditActions, auditObjectOf, auditObjects, type Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { TextField } from '@meridian/ui';
import { AccountFilter } from '../../lib/lists/account-filter';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import type { AuditAddress } from './audit-address';

export interface AuditToolbarProps {
  address: AuditAddress;
  accounts: readonly Account[];
  today: string;
  onChange: (change: Partial<AuditAddress>) => void;
}

/** The filters of the audit log: period, user, object, action, account. */
export function AuditToolbar({ address, accounts, today, onChange }: AuditToolbarProps) {
  const { t } = useTranslation('audit');
  const actions = auditActions.filter(
    (action) => address.type === undefined || auditObjectOf[action] === address.type,
  );
  return (
    <div className="flex flex-wrap items-end gap-2 px-page pb-3 max-desktop:px-4">
      <DayField
        label={t('field_beginDate')}
        value={address.beginDate}
        max={address.endDate ?? today}
        onChange={(beginDate) => onChange({ beginDate })}
      />
      <DayField
        label={t('field_endDate')}
        value={address.endDate}
        min={address.beginDate}
        max={today}
        onChange={(endDate) => onChange({ endDate })}
      />
      <DebouncedSearchField
        label={t('searchUser')}
        value={address.user}
        onValueChange={(user) => onChange({ user })}
        className="w-44 max-desktop:w-full"
      />
      <DebouncedSearchField
        label={t('searchObject')}
        value={address.object}
        onValueChange={(object) => onChange({ object })}
        className="w-52 max-desktop:w-full"
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

interface DayFieldProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max: string;
  onChange: (day: string | undefined) => void;
}

/** A day of the period; empty for no bound. */
function DayField({ value = '', onChange, ...props }: DayFieldProps) {
  return (
    <TextField
      {...props}
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      className="w-40"
    />
  );
}
