import type { DraftPlan } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Checkbox, Tile } from '@meridian/ui';
import { ClockIcon, CloudUploadIcon, LockIcon, RotateCwIcon } from '@meridian/ui/icons';
import { formatMoney } from '../../../lib/format/money';
import { daysTextKey } from './days-text-key';

export interface CheckedBox {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export interface PlanSideProps {
  plan: DraftPlan;
  /** IANA name of the account's time zone. */
  timeZone: string;
  /** The confirmation for a user who may upload the draft; absent if there is nothing to confirm. */
  checked: CheckedBox | undefined;
}

const happens = [
  ['locked', LockIcon],
  ['batches', CloudUploadIcon],
  ['failures', RotateCwIcon],
  ['review', ClockIcon],
] as const;

/** The account, the possible cost of the draft, and what happens in an upload. */
export function PlanSide({ plan, timeZone, checked }: PlanSideProps) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { accountName, accountNo, currency, balance, balanceTime } = plan.account;
  return (
    <div className="flex flex-col gap-6 text-13">
      <section>
        <h2 className="text-14 font-semibold">{t('account.title')}</h2>
        <p className="mt-2.5 flex items-center gap-2.5">
          <Tile name={accountName} seed={accountNo} size="large" />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{accountName}</span>
            <span className="block text-12 text-fg-3 tabular-nums">{accountNo}</span>
          </span>
        </p>
        <dl className="mt-3.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <dt className="text-fg-3">{t('account.balance')}</dt>
          <dd className="tabular-nums">
            {formatMoney(balance, currency)}
            {balanceTime !== null && (
              <span className="block text-12 text-fg-3">
                {t('account.balanceTime', { time: formatInstant(balanceTime, timeZone, language) })}
              </span>
            )}
          </dd>
          <dt className="text-fg-3">{t('account.budget')}</dt>
          <dd className="tabular-nums">
            {plan.newDailyBudget === null
              ? t('account.unlimited')
              : formatMoney(plan.newDailyBudget, currency)}
          </dd>
          {plan.balanceDays !== null && (
            <>
              <dt className="text-fg-3">{t('account.lasts')}</dt>
              <dd className="tabular-nums">
                <BalanceDays balance={balance} days={plan.balanceDays} />
              </dd>
            </>
          )}
        </dl>
      </section>
      <section>
        <h2 className="text-14 font-semibold">{t('happens.title')}</h2>
        <ul className="mt-2 flex flex-col gap-2.5 text-fg-2">
          {happens.map(([key, Icon]) => (
            <li key={key} className="flex gap-2.5">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
              {t(`happens.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      {checked && (
        <p className="border-t border-line-2 pt-3.5 max-wide:hidden">
          <CheckedField {...checked} />
        </p>
      )}
    </div>
  );
}

/** The checkbox that is required for an upload. */
export function CheckedField({ isChecked, onChange }: CheckedBox) {
  const { t } = useTranslation('draftUpload');
  return (
    <Checkbox
      label={t('confirm.checked')}
      checked={isChecked}
      onCheckedChange={(checked) => onChange(checked)}
    />
  );
}

function BalanceDays({ balance, days }: { balance: string | null; days: string }) {
  const { t } = useTranslation('draftUpload');
  const key = daysTextKey({ balance, days });
  return t(`account.${key}`, { count: Number(days), days: formatValue(days, 't1') });
}
