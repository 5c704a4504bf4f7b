import { endpoints, type Account, type AuditRecord } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { formatInstant, formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api/api';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { AuditChanges } from './audit-changes';
import { accountNames, useActorName } from './audit-words';

export interface AuditDrawerProps {
  id: string;
  accounts: readonly Account[];
  timeZone: string;
  onClose: () => void;
}

/** A record in a drawer: who, when, from where, and the changes. */
export function AuditDrawer({ id, accounts, timeZone, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('audit');
  const query = useQuery(endpointOptions(useApi(), endpoints.auditDetail, { body: { id } }));
  const record = query.data;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        side="right"
        className="w-[520px]! max-desktop:w-full!"
        closeLabel={t('close')}
        title={record ? t(`action_${record.action}`) : t('title')}
      >
        <div className="flex flex-col gap-6 px-5 pb-6">
          {record ? (
            <>
              <Facts record={record} accounts={accounts} timeZone={timeZone} />
              <AuditChanges before={record.before} after={record.after} />
            </>
          ) : (
            <DrawerPending error={query.error} onRetry={() => void query.refetch()} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function Facts({
  record,
  accounts,
  timeZone,
}: Pick<AuditDrawerProps, 'accounts' | 'timeZone'> & { record: AuditRecord }) {
  const { t } = useTranslation('audit');
  const { language } = useLanguage();
  const actorName = useActorName();
  const { object, accountIds, address, device, number, hash } = record;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5">
      <Fact label={t('column_time')}>{formatInstant(record.time, timeZone, language)}</Fact>
      <Fact label={t('column_user')}>{actorName(record.actor)}</Fact>
      <Fact label={t('column_object')}>{`${t(`object_${object.type}`)} · ${object.name || object.id}`}</Fact>
      <Fact label={t('column_accounts')}>
        {formatList(accountNames(accountIds, accounts), language, 'values')}
      </Fact>
      <Fact label={t('column_address')}>{address}</Fact>
      <Fact label={t('column_device')}>{device}</Fact>
      <Fact label={t('column_number')}>{number}</Fact>
      <Fact label={t('column_hash')}>
        <span className="font-mono text-12">{hash}</span>
      </Fact>
    </dl>
  );
}

/** Omitted without a value. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-fg-1 [unicode-bidi:plaintext]">{children}</dd>
    </>
  );
}
