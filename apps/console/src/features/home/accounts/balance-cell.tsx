import { balanceState, type AccountBalance } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Chip } from '@meridian/ui';
import { CircleAlertIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { formatMoney } from '../../../lib/format/money';
import { balanceTimeText } from './balance-time';

export interface BalanceCellProps {
  account: AccountBalance;
  /** Whether the header of the column names the currency. */
  isPlain: boolean;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The balance of an account, highlighted if it is low or used up; on phones with its time. */
export function BalanceCell({ account, isPlain, today }: BalanceCellProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const { balance, balanceTime, currency, timeZone } = account;
  const time = balanceTime !== null && formatInstant(balanceTime, timeZone, language);
  return (
    <>
      <span
        title={time ? t('accounts.balanceAsOf', { time }) : undefined}
        className="flex items-center justify-end gap-2"
      >
        <BalanceChip account={account} />
        <span className={balance === null ? 'text-fg-3' : undefined}>
          {isPlain ? formatValue(balance, 't2') : formatMoney(balance, currency)}
        </span>
      </span>
      {time && (
        <span className="block text-12 text-fg-3 desktop:hidden">
          {balanceTimeText(account, { today, language })}
        </span>
      )}
    </>
  );
}

function BalanceChip({ account }: { account: AccountBalance }) {
  const { t } = useTranslation('home');
  const state = balanceState(account);
  if (state === 'low') {
    return (
      <span title={t('accounts.lowHint')}>
        <Chip tone="warn" shape="square" icon={<TriangleAlertIcon />}>
          {t('accounts.low')}
        </Chip>
      </span>
    );
  }
  if (state !== 'empty') return null;
  return (
    <Chip tone="bad" shape="square" icon={<CircleAlertIcon />}>
      {t('accounts.empty')}
    </Chip>
  );
}
