import type { ReportInfo } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, useTranslation, type Language } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, EmptyState } from '@meridian/ui';
import { emptyCase, rangeAround } from '../empty-case';
import type { Report } from '../registry';
import { withoutFilters, type ReportSearch } from '../report-search';
import type { ReportView } from '../report-view';

export interface NoRowsProps {
  report: Report;
  view: ReportView;
  rows: { countWithoutFilters: number | undefined };
  info: ReportInfo;
  today: string;
  language: Language;
  onChange: (search: ReportSearch) => void;
  onOpenImports: (() => void) | undefined;
}

/** Says why a report has no rows, and what to do about it. */
export function NoRows({ report, view, rows, info, today, language, onChange, onOpenImports }: NoRowsProps) {
  const { t } = useTranslation('reports');
  const { latestDate } = info;
  const kind = emptyCase({ filterCount: view.filterCount, latestDate, range: view.range });
  if (kind === 'no-match') {
    const count = rows.countWithoutFilters;
    return (
      <EmptyState
        kind="noMatch"
        title={t('states.noMatchTitle')}
        description={
          count === undefined
            ? undefined
            : count === 0
              ? t('states.noMatchAtAll')
              : t('states.noMatchBody', { count, rows: formatValue(count, 't') })
        }
        actions={<Button onClick={() => onChange(withoutFilters({}))}>{t('filters.clearAll')}</Button>}
      />
    );
  }
  if (kind === 'nothing-yet' || latestDate === null) {
    return (
      <EmptyState
        kind="nothingYet"
        title={t('states.emptyTitle')}
        description={t(onOpenImports ? 'states.nothingYet' : 'states.otherAccount')}
        actions={onOpenImports && <Button onClick={onOpenImports}>{t('states.openImports')}</Button>}
      />
    );
  }
  const latest = rangeAround(latestDate, report.period, today);
  const day = formatDay(latestDate, language);
  return (
    <EmptyState
      kind="notCounted"
      title={t(kind === 'not-counted' ? 'states.notCountedTitle' : 'states.emptyTitle')}
      description={t(kind === 'not-counted' ? 'states.notCountedBody' : 'states.latestBody', { day })}
      actions={
        latest && (
          <Button onClick={() => onChange({ ...latest })}>
            {t('states.show', { day: formatDayRange(latest, language) })}
          </Button>
        )
      }
    />
  );
}
