import { endpoints, channels } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser, useColumnState, type ReportTableStatus } from '@meridian/report-table';
import { Button, EmptyState } from '@meridian/ui';
import { ChartLineIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { ListFailed } from '../../lib/lists/list-failed';
import { useListPage, type ListPageState } from '../../lib/lists/use-list-page';
import { NoAccount } from '../../lib/page/no-account';
import { usePageTitle } from '../../lib/page/use-page-title';
import { useCan } from '../../lib/session/can';
import type { EditedAccount } from './budget-cell';
import { CopyBudgetsButton } from './copy-budgets-button';
import type { CostAddress } from './cost-address';
import { CostExportButton } from './cost-export-button';
import { CostKpis } from './cost-kpis';
import { CostSummary } from './cost-summary';
import { CostTable } from './cost-table';
import { CostToolbar } from './cost-toolbar';
import { CostTrendPanel } from './cost-trend-panel';
import { budgetMonth, hasForecast, toCostRequest, toggleRow, toTrendRequest } from './cost-view';
import { PaceLegend } from './pace-legend';
import { useCostColumns } from './use-cost-columns';
import { useCostRows } from './use-cost-rows';

const BudgetDrawer = lazy(() =>
  import('./budget-drawer').then((module) => ({ default: module.BudgetDrawer })),
);

export interface CostPageProps {
  address: CostAddress;
  onAddressChange: (address: CostAddress, options?: { replace: boolean }) => void;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The cost of customers, companies, accounts and channels: a tree of sums, by day, week or month. */
export function CostPage({ address, onAddressChange, today }: CostPageProps) {
  const { t } = useTranslation('costReport');
  usePageTitle(t('title'));
  const body = toCostRequest(address, today);
  const request = endpointOptions(useApi(), endpoints.costReportList, { body });
  const list = useListPage({ address, onAddressChange, request });
  const nameOfChannel = useCallback(
    (name: string) => {
      const channel = channels.find((each) => each === name);
      return channel === undefined ? name : t(`channel_${channel}`);
    },
    [t],
  );
  const { report, rows, totalCount, isOneLevel } = useCostRows({ request, body, nameOfChannel });
  const canExport = useCan('report:export:create');
  const isTrendOpen = address.trend === '1';
  const canSetBudgets = useCan('report:budget:edit');
  const month = budgetMonth(address, today);
  const [edited, setEdited] = useState<EditedAccount>();
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const columns = useCostColumns(report, setEdited);
  const [columnState, onColumnStateChange] = useColumnState('costReport');
  const columnProps = { columns: columns.columns, columnState, onColumnStateChange };
  const isOffPace = address.offPace === '1' && hasForecast(address);
  const isFiltered = address.channel !== undefined || address.text !== undefined || isOffPace;
  return (
    <ListPage
      title={t('title')}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Button
            onClick={() =>
              onAddressChange({
                ...address,
                expand: address.expand === '1' ? undefined : '1',
                toggled: undefined,
              })
            }
          >
            {t(address.expand === '1' ? 'collapseAll' : 'expandAll')}
          </Button>
          <Button
            icon={<ChartLineIcon />}
            aria-pressed={isTrendOpen}
            onClick={() => onAddressChange({ ...address, trend: isTrendOpen ? undefined : '1' })}
          >
            {t('trend')}
          </Button>
          {!isMobile && report && <ColumnChooser {...columnProps} language={language} />}
          {canSetBudgets && month !== undefined && <CopyBudgetsButton month={month} />}
          {canExport && (
            <CostExportButton query={body.query} sort={address.sort} report={report} rowCount={totalCount} />
          )}
        </div>
      }
      toolbar={
        <>
          <CostToolbar address={address} today={today} onChange={list.change} />
          {report && <CostKpis report={report} />}
          {isTrendOpen && <CostTrendPanel request={toTrendRequest(address, today)} />}
        </>
      }
    >
      <CostTable
        {...columnProps}
        report={report}
        rows={rows}
        renderers={columns.renderers}
        status={statusOf({ ...list, isOneLevel })}
        sort={address.sort}
        onSortChange={(sort) => list.change({ sort })}
        pagination={{
          page: list.page,
          size: list.size,
          totalCount,
          onChange: ({ page, size }) => (size === list.size ? list.showPage(page) : list.showSize(size)),
        }}
        onToggle={(id) => onAddressChange({ ...address, ...toggleRow(address, id) })}
        onRetry={() => void list.refetch()}
        empty={
          <NoRows
            isFiltered={isFiltered}
            onClear={() => list.change({ channel: undefined, text: undefined, offPace: undefined })}
          />
        }
        error={<ListFailed title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />}
      />
      {report && isMobile && (
        <p className="px-4 pt-2 empty:hidden">
          <CostSummary info={report.info} />
        </p>
      )}
      {report?.info.forecast && rows.length > 0 && <PaceLegend info={report.info} />}
      {edited && month !== undefined && (
        <Suspense>
          <BudgetDrawer {...edited} month={month} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </ListPage>
  );
}

/** Status of the page; rows of a single level show their own status. */
function statusOf({
  isLoading,
  hasFailed,
  isPlaceholder,
  isOneLevel,
}: Pick<ListPageState<unknown>, 'isLoading' | 'hasFailed' | 'isPlaceholder'> & {
  isOneLevel: boolean;
}): ReportTableStatus {
  if (isOneLevel) return 'ready';
  if (hasFailed) return 'error';
  if (isLoading) return 'loading';
  return isPlaceholder ? 'refreshing' : 'ready';
}

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('costReport');
  if (!isFiltered) return <NoAccount />;
  return (
    <EmptyState
      kind="noMatch"
      title={t('noMatch')}
      actions={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
