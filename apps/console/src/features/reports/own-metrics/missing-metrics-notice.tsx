import { parseSort, parseSortKey } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { ReportModel } from '../use-report-model';
import { missingOwnKeys } from './own-columns';

/** Says that the view names own metrics that no longer exist. Closing it removes them from the address. */
export function MissingMetricsNotice({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { view, rows, change } = model;
  const known = rows.isFetching ? undefined : rows.response?.data.titleInfos;
  const missing = known ? missingOwnKeys(view, known) : [];
  if (missing.length === 0) return null;
  const isMissing = (key: string) => missing.includes(key);
  const removeMissing = () =>
    change(
      {
        columns: view.columns?.filter((key) => !isMissing(key)),
        sort: isMissing(parseSortKey(parseSort(view.sort)?.key ?? '').dataKey) ? undefined : view.sort,
        page: view.page,
      },
      { replace: true },
    );
  return (
    <Alert
      tone="warn"
      className="mx-page mb-3 shrink-0 max-desktop:mx-4"
      action={
        <IconButton label={t('common:close')} onClick={removeMissing}>
          <XIcon />
        </IconButton>
      }
    >
      {t('ownMetrics.missing', { count: missing.length })}
    </Alert>
  );
}
