import type { ProviderAccount } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { formatMoney } from '../../lib/format/money';
import { BalanceForm } from './balance-form';
import { CredentialsSection } from './credentials-section';
import { RelatedLink, RelatedRecords } from './related-link';
import { ReportSyncSection } from './report-sync-section';
import { useCanEdit } from './use-record-actions';

export interface ProviderAccountDetailsProps {
  account: ProviderAccount & { budgetDays: string | null };
  timeZone: string;
}

/** Balance, credentials and related records of a provider account. */
export function ProviderAccountDetails({ account, timeZone }: ProviderAccountDetailsProps) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const canEdit = useCanEdit('account');
  const { version, balance, balanceTime, balanceSource } = account;
  return (
    <>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('fields.balance')}</h3>
        <p>
          <span className="text-16 font-semibold tabular-nums">{formatMoney(balance, account.currency)}</span>
          {balanceTime !== null && (
            <span className="ml-2 text-12 text-fg-3">
              {t(account.balanceBy === null ? 'balance.knownWithoutUser' : 'balance.known', {
                source: t(`balance.${balanceSource ?? 'provider'}`),
                time: formatInstant(balanceTime, timeZone, language),
                by: account.balanceBy ?? '',
              })}
            </span>
          )}
        </p>
        {account.budgetDays !== null && (
          <p className="text-fg-2">
            {t('balance.lasts', {
              count: Number(account.budgetDays),
              days: formatValue(account.budgetDays, 't1'),
            })}
          </p>
        )}
        {canEdit && <BalanceForm key={version} account={account} />}
      </section>
      <CredentialsSection account={account} timeZone={timeZone} />
      <ReportSyncSection accountId={account.id} timeZone={timeZone} />
      <RelatedRecords>
        {account.customerId !== null && (
          <RelatedLink
            page="customers"
            permission="customer:customer:view"
            search={{ id: account.customerId, state: 'all' }}
            text={account.customerName ?? ''}
          />
        )}
        {account.companyId !== null && (
          <RelatedLink
            page="companies"
            permission="customer:company:view"
            search={{ id: account.companyId, state: 'all' }}
            text={account.companyName ?? ''}
          />
        )}
        <p className="text-fg-2">{t('account.users', { count: account.userCount })}</p>
        <p className="text-fg-2">
          {account.lastDataDay === null
            ? t('account.noData')
            : t('account.dataUntil', { day: account.lastDataDay })}
        </p>
      </RelatedRecords>
    </>
  );
}
