import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ListPage } from '@meridian/ui/shell';
import type { AccountClock } from '../../lib/dates/day-and-time';
import { usePageTitle } from '../../lib/page/use-page-title';
import type { ReportOf } from './import-actions';
import { ImportList } from './import-list';
import { UploadArea } from './upload/upload-area';

export interface ImportsPageProps {
  /** The current account; undefined when several are current. */
  account: Account | undefined;
  /** The import that is shown in full. */
  openId: string | undefined;
  onOpenIdChange: (id: string | undefined) => void;
  /** Whether the user may import, or only view. */
  canImport: boolean;
  clock: AccountClock;
  reportOf: ReportOf;
}

/** Uploads report files, and lists the imports with their results. */
export function ImportsPage({ account, canImport, ...list }: ImportsPageProps) {
  const { t } = useTranslation('routes');
  usePageTitle(t('reportImport'));
  return (
    <ListPage
      title={t('reportImport')}
      toolbar={canImport && <UploadArea account={account} onReview={list.onOpenIdChange} />}
    >
      {/* another account starts on its own first page, and never shows the list of the previous one */}
      <ImportList key={account?.accountId ?? 0} account={account} canImport={canImport} {...list} />
    </ListPage>
  );
}
