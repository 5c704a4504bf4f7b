import { endpoints, type Account } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { ListPage } from '@meridian/ui/shell';
import { useApi } from '../../lib/api/api';
import { ListBody } from '../../lib/lists/list-body';
import { useListPage } from '../../lib/lists/use-list-page';
import { usePageTitle } from '../../lib/page/use-page-title';
import { isFiltered, noAuditFilters, toAuditQuery, toAuditRequest, type AuditAddress } from './audit-address';
import { AuditDrawer } from './audit-drawer';
import { AuditTable } from './audit-table';
import { AuditToolbar } from './audit-toolbar';
import { ExportAuditDialog } from './export-audit-dialog';

export interface AuditPageProps {
  address: AuditAddress;
  onAddressChange: (address: AuditAddress, options?: { replace: boolean }) => void;
  /** The accounts that the user may see. */
  accounts: readonly Account[];
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** The audit log: who did what and when, in an immutable list, with a drawer for one record. */
export function AuditPage({ address, onAddressChange, accounts, today, timeZone }: AuditPageProps) {
  const { t } = useTranslation('audit');
  usePageTitle(t('title'));
  const list = useListPage({
    address,
    onAddressChange,
    request: endpointOptions(useApi(), endpoints.auditList, { body: toAuditRequest(address) }),
  });
  const open = (id: string | undefined, options?: { replace: boolean }) =>
    onAddressChange({ ...address, id }, options);
  return (
    <ListPage
      title={t('title')}
      actions={<ExportAuditDialog query={toAuditQuery(address)} />}
      toolbar={<AuditToolbar address={address} accounts={accounts} today={today} onChange={list.change} />}
    >
      <ListBody
        list={list}
        failedTitle={t('failed')}
        pagerLabel={t('pager')}
        offersSizes
        empty={<NoRecords isFiltered={isFiltered(address)} onClear={() => list.change(noAuditFilters)} />}
      >
        {(records) => (
          <AuditTable
            records={records}
            accounts={accounts}
            timeZone={timeZone}
            currentId={address.id}
            onOpen={({ id }) => open(id)}
          />
        )}
      </ListBody>
      {address.id !== undefined && (
        <AuditDrawer
          key={address.id}
          id={address.id}
          accounts={accounts}
          timeZone={timeZone}
          onClose={() => open(undefined, { replace: true })}
        />
      )}
    </ListPage>
  );
}

function NoRecords({ isFiltered: hasFilters, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('audit');
  const className = 'flex-1 border-t border-line-2';
  if (!hasFilters)
    return (
      <EmptyState kind="nothingYet" title={t('empty')} description={t('emptyBody')} className={className} />
    );
  return (
    <EmptyState
      kind="noMatch"
      title={t('noMatch')}
      actions={<Button onClick={onClear}>{t('clear')}</Button>}
      className={className}
    />
  );
}
