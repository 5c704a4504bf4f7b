import type { ReportInfo } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { noFilters } from '../view/print-view';
import { emptyCase, rangeAround } from './empty-reason';

export interface NoRowsProps {
  model: ReportModel;
  info: ReportInfo;
  onOpenImports: (() => void) | undefined;
}

/** Says why a report has no rows, and what to do about it. */
export function NoRows({ model, info, onOpenImports }: NoRowsProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { report, view, rows, today, change } = model;
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
              : t('states.noMatchBody', { count })
        }
        actions={<Button onClick={() => change(noFilters)}>{t('filters.clearAll')}</Button>}
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
  const latest = rangeAround(latestDate, report, today);
  const day = formatDay(latestDate, language);
  return (
    <EmptyState
      kind="notCounted"
      title={t(kind === 'not-counted' ? 'states.notCountedTitle' : 'states.emptyTitle')}
      description={t(kind === 'not-counted' ? 'states.notCountedBody' : 'states.latestBody', { day })}
      actions={
        latest && (
          <Button onClick={() => change({ range: latest })}>
            {t('states.show', { day: formatDayRange(latest, language) })}
          </Button>
        )
      }
    />
  );
}
