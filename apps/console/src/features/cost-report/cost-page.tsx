import { costReportOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { ChartLineIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../lib/api/api';
import { ListBody } from '../../lib/lists/list-body';
import { useListPage } from '../../lib/lists/use-list-page';
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
import { useCostReport } from './use-cost-report';

const BudgetDrawer = lazy(() =>
  import('./budget-drawer').then((module) => ({ default: module.BudgetDrawer })),
);

export interface CostPageProps {
  address: CostAddress;
  onAddressChange: (address: CostAddress, options?: { replace: boolean }) => void;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
}

/** What customers, companies, accounts and channels cost: a tree of sums, by day, week or month. */
export function CostPage({ address, onAddressChange, today }: CostPageProps) {
  const { t } = useTranslation('costReport');
  usePageTitle(t('title'));
  const body = toCostRequest(address, today);
  const request = costReportOptions(useApi(), body);
  const list = useListPage({ address, onAddressChange, request });
  const report = useCostReport(request);
  const canExport = useCan('report:export:create');
  const isTrendOpen = address.trend === '1';
  const canSetBudgets = useCan('report:budget:edit');
  const month = budgetMonth(address, today);
  const [edited, setEdited] = useState<EditedAccount>();
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
          {canSetBudgets && month !== undefined && <CopyBudgetsButton month={month} />}
          {canExport && (
            <CostExportButton
              query={body.query}
              sort={address.sort}
              report={report?.data}
              rowCount={report?.page.totalCount ?? 0}
            />
          )}
        </div>
      }
      toolbar={
        <>
          <CostToolbar {...{ address, today }} onChange={list.change} />
          {report && <CostKpis report={report.data} />}
          {isTrendOpen && <CostTrendPanel request={toTrendRequest(address, today)} />}
        </>
      }
    >
      <ListBody
        list={list}
        failedTitle={t('failed')}
        pagerLabel={t('pager')}
        offersSizes
        footer={report && <CostSummary info={report.data.info} />}
        empty={
          <NoRows
            isFiltered={isFiltered}
            onClear={() => list.change({ channel: undefined, text: undefined, offPace: undefined })}
          />
        }
      >
        {() =>
          report && (
            <>
              <CostTable
                report={report.data}
                sort={address.sort}
                onSortChange={(sort) => list.change({ sort })}
                onToggle={({ id }) => onAddressChange({ ...address, ...toggleRow(address, id) })}
                onEditBudget={setEdited}
              />
              {report.data.info.forecast && <PaceLegend info={report.data.info} />}
            </>
          )
        }
      </ListBody>
      {edited && month !== undefined && (
        <Suspense>
          <BudgetDrawer {...edited} month={month} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </ListPage>
  );
}

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('costReport');
  const className = 'flex-1 border-t border-line-2';
  if (!isFiltered)
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
