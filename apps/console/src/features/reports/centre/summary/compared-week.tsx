import { comparisonBases } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import type { ReportModel } from '../../use-report-model';
import { compareWith } from '../../view/comparison';

/** The week that a summary is compared with. */
export function ComparedWeek({ model: { view, change } }: { model: ReportModel }) {
  const { t } = useTranslation(['reportCentre', 'reports']);
  return (
    <SegmentedControl
      label={t('reports:compare.with')}
      items={comparisonBases.map((basis) => ({ value: basis, label: t(`bar.${basis}`) }))}
      value={view.compare?.basis ?? 'previous'}
      // the week before needs no parameter in the address
      onValueChange={(basis) => change(compareWith(view, basis === 'previous' ? null : basis))}
    />
  );
}
