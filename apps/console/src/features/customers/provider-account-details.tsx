import { endpoints, type ProviderAccount } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { useApi } from '../../lib/api/api';
import { formatMoney } from '../../lib/format/money';
import { useCan } from '../../lib/session/can';
import { BalanceForm } from './balance-form';
import { CredentialsSection } from './credentials-section';
import { accountViews } from './provider-account-form';
import { RecordActions, RecordHistory, type DrawerRecord } from './record-drawer';
import { RelatedLink } from './related-link';
import { ReportSyncSection } from './report-sync-section';
import { useRecordActions } from './use-record-actions';

export interface ProviderAccountDetailsProps {
  account: ProviderAccount & DrawerRecord & { budgetDays: string | null };
  timeZone: string;
  onRemoved: () => void;
}

/** Balance, related records and history of a provider account. */
export function ProviderAccountDetails({ account, timeZone, onRemoved }: ProviderAccountDetailsProps) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const api = useApi();
  const canEdit = useCan('account:account:edit');
  const { id, version, balance, balanceTime, balanceSource } = account;
  const actions = useRecordActions({
    archive: (isArchived) =>
      api.call(endpoints.providerAccountArchive, { body: { id, version, isArchived } }),
    remove: () => api.call(endpoints.providerAccountDelete, { body: { id, version } }),
    affected: accountViews,
    onRemoved,
  });
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
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('related')}</h3>
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
      </section>
      <RecordHistory record={account} timeZone={timeZone} />
      {canEdit && <RecordActions name={account.accountName} record={account} actions={actions} />}
    </>
  );
}
