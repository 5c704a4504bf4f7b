import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState } from '@meridian/ui';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { ListBody } from '../../lib/lists/list-body';
import { pageRequest, type PageAddress } from '../../lib/lists/page-address';
import { useListPage } from '../../lib/lists/use-list-page';
import type { ReportOf } from './import-actions';
import { ImportTable } from './import-table';

export interface ImportListProps {
  /** The user may import. */
  canImport: boolean;
  reportOf: ReportOf;
}

/** The imports of the current account. The list refetches while one of them is in progress. */
export function ImportList({ canImport, reportOf }: ImportListProps) {
  const { t } = useTranslation('imports');
  const [address, setAddress] = useState<PageAddress>({});
  const request = reportImportListOptions(useApi(), { page: pageRequest(address) });
  const list = useListPage({ address, onAddressChange: setAddress, request });
  return (
    <ListBody
      list={list}
      failedTitle={t('failedTitle')}
      pagerLabel={t('pager')}
      empty={
        <EmptyState
          kind="nothingYet"
          title={t('emptyTitle')}
          description={canImport ? t('emptyBody') : undefined}
          className="flex-1 border-t border-line-2"
        />
      }
      footer={t('footnote')}
      hasFooter
    >
      {(imports) => <ImportTable imports={imports} reportOf={reportOf} />}
    </ListBody>
  );
}
