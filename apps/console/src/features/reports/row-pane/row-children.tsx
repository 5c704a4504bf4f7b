import { drillDownOf, findSection, dimensionDataKey, type ReportRow } from '@meridian/api-client/contract';
import { reportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../lib/api/api';
import { formatMetric } from '../../../lib/format/metrics';
import { PanelFailed } from '../../../lib/page/panel-failed';
import { reportBelow } from '../drill-down/drill-down-link';
import type { Report } from '../registry';
import type { ReportModel } from '../use-report-model';
import { readReportView } from '../view/read-view';
import type { ReportAddress } from '../view/report-address';
import { queryOf } from '../view/report-query';
import { childrenAddress } from './row-query';

/** Rows of the level below that are listed. */
const childCount = 5;

export interface RowChildrenProps {
  row: ReportRow;
  name: string;
  model: ReportModel;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
}

/** The most expensive rows of the level below, and a link to all; nothing if the row has no such level. */
export function RowChildren({ row, name, model, canOpen }: RowChildrenProps) {
  const below = reportBelow(model.report);
  const address = below && childrenAddress(row, model);
  if (!below || !address || !canOpen(below.path)) return null;
  return <Children below={below} address={address} name={name} model={model} />;
}

interface ChildrenProps extends Pick<RowChildrenProps, 'name' | 'model'> {
  below: Report;
  address: ReportAddress;
}

function Children({ below, address, name, model }: ChildrenProps) {
  const { t } = useTranslation(['rowPane', 'reports']);
  const { channel, section, period } = below;
  const { view } = readReportView(address, { report: below, today: model.today, accounts: model.accounts });
  const query = useQuery(
    reportListOptions(useApi(), {
      channel,
      section,
      period,
      query: queryOf({ ...view, compare: undefined }),
      page: { number: 1, size: 10, sortCol: 'cost desc' },
    }),
  );
  const level = drillDownOf(model.report.channel, model.report.section);
  const title = level ? t(`reports:drillDown.${level.section}`, { name }) : '';
  const header = findSection(channel, section)?.rowHeader;
  const nameKey = header === undefined ? '' : dimensionDataKey(header);
  // those of another row do not stay
  const data = query.isPlaceholderData ? undefined : query.data;
  const [currency = null, ...others] = data?.data.info.currencies ?? [];
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="truncate text-13 font-semibold text-fg-1" title={title}>
        {title}
      </h3>
      {data ? (
        <>
          {data.data.list.length === 0 && <p className="text-12 text-fg-3">{t('noChildren')}</p>}
          <ol className="flex flex-col gap-1.5">
            {data.data.list.slice(0, childCount).map((child, place) => (
              <li key={place} className="flex gap-3 text-13">
                <span className="mr-auto min-w-0 truncate text-fg-2 [unicode-bidi:plaintext]">
                  {String(child[nameKey] ?? '') || '--'}
                </span>
                <span className="text-fg-1 tabular-nums close-signs">
                  {formatMetric('cost', child['cost'], others.length > 0 ? null : currency)}
                </span>
              </li>
            ))}
          </ol>
          {data.data.list.length > 0 && (
            <Link
              to={below.path}
              search={address}
              className="self-start rounded-xs text-13 text-accent-fg focus-ring hover:underline"
            >
              {t('all', { count: data.page.totalCount, total: formatValue(data.page.totalCount, 't') })}
            </Link>
          )}
        </>
      ) : query.isError ? (
        <PanelFailed title={t('childrenFailed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="h-30 w-full" />
      )}
    </section>
  );
}
