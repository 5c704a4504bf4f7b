import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { SegmentedControl } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { importListRequest } from './import-list-request';
import type { ImportView } from './imports-address';

export interface ImportViewsProps {
  view: ImportView | undefined;
  onViewChange: (view: ImportView | undefined) => void;
}

/** Switches between recent imports, waiting ones, and all. */
export function ImportViews({ view, onViewChange }: ImportViewsProps) {
  const { t } = useTranslation('imports');
  // the first page of the recent ones: the same request as that of the list
  const { data } = useQuery(reportImportListOptions(useApi(), importListRequest({})));
  const { recentCount = 0, reviewCount = 0 } = data?.data ?? {};
  const isWaitingShown = reviewCount > 0 || view === 'waiting';
  return (
    <SegmentedControl
      label={t('views.label')}
      items={[
        { value: 'recent', label: <Counted text={t('views.recent')} count={recentCount} /> },
        ...(isWaitingShown
          ? [{ value: 'waiting' as const, label: <Counted text={t('views.waiting')} count={reviewCount} /> }]
          : []),
        { value: 'history', label: t('views.history') },
      ]}
      value={view ?? 'recent'}
      onValueChange={(next) => onViewChange(next === 'recent' ? undefined : next)}
    />
  );
}

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <span className="inline-flex gap-1.5">
      {text}
      {count > 0 && <span className="text-fg-3 tabular-nums">{formatValue(count, 't')}</span>}
    </span>
  );
}
