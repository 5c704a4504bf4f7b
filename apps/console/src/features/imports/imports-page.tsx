import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { TableIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import type { AccountClock } from '../../lib/dates/day-and-time';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { usePageTitle } from '../../lib/page/use-page-title';
import type { ReportOf } from './import-actions';
import { ImportList } from './import-list';
import { ImportViews } from './import-views';
import type { ImportView } from './imports-address';
import { UploadArea } from './upload/upload-area';

const MappingsDialog = lazyWithPreload(() =>
  import('./mappings/mappings-dialog').then((module) => module.MappingsDialog),
);

export interface ImportsPageProps {
  /** The current account; undefined if several are current. */
  account: Account | undefined;
  /** Whether the user has any accounts. */
  hasAccounts: boolean;
  /** The import whose details are open. */
  openId: string | undefined;
  onOpenIdChange: (id: string | undefined) => void;
  view: ImportView | undefined;
  onViewChange: (view: ImportView | undefined) => void;
  /** Whether the user may import, or only view. */
  canImport: boolean;
  clock: AccountClock;
  reportOf: ReportOf;
}

/** Uploads report files, and lists the imports with their results. */
export function ImportsPage({ account, hasAccounts, canImport, ...list }: ImportsPageProps) {
  const { t } = useTranslation(['imports', 'routes']);
  const { view, onViewChange } = list;
  usePageTitle(t('routes:reportImport'));
  // another account starts on its own first page, and never shows the list of the previous one
  const key = `${account?.accountId ?? 0} ${view ?? 'recent'}`;
  return (
    <ListPage
      title={t('routes:reportImport')}
      aside={<ImportViews view={view} onViewChange={onViewChange} />}
      actions={
        canImport && (
          <LazyMenu
            opens="dialog"
            preload={MappingsDialog.preload}
            trigger={
              <Button>
                <TableIcon />
                {t('mappings.open')}
              </Button>
            }
          >
            {(parts) => <MappingsDialog clock={list.clock} {...parts} />}
          </LazyMenu>
        )
      }
      toolbar={
        canImport && <UploadArea account={account} hasAccounts={hasAccounts} onReview={list.onOpenIdChange} />
      }
    >
      <ImportList key={key} account={account} canImport={canImport} {...list} />
    </ListPage>
  );
}
