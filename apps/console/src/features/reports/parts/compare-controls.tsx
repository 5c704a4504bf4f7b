import { comparisonBases } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl, Select, Switch } from '@meridian/ui';
import { changeThresholds, usualThreshold, type ReportComparisonView } from '../report-compare';
import type { ReportModel } from '../use-report-model';

export interface CompareControlProps {
  model: ReportModel;
  compare: ReportComparisonView;
}

/** What the period is compared with. */
export function CompareBasis({ model, compare }: CompareControlProps) {
  const { t } = useTranslation('reports');
  return (
    <SegmentedControl
      label={t('compare.with')}
      items={comparisonBases.map((basis) => ({ value: basis, label: t(`compare.${basis}`) }))}
      value={compare.basis}
      onValueChange={(basis) => model.change({ compare: basis })}
    />
  );
}

/** Whether only rows that changed are listed, and by how much they must have. */
export function ChangedOnly({
  model,
  compare: { changedBy },
  className,
}: CompareControlProps & { className?: string }) {
  const { t } = useTranslation('reports');
  const thresholds = [...new Set([...changeThresholds, changedBy ?? usualThreshold])].sort((a, b) => a - b);
  return (
    <>
      <Switch
        label={t('compare.changedOnly')}
        checked={changedBy !== undefined}
        onCheckedChange={(isOn) => model.change({ changed: isOn ? usualThreshold : undefined })}
        {...(className !== undefined && { className })}
      />
      {changedBy !== undefined && (
        <Select
          look="quiet"
          aria-label={t('compare.threshold')}
          options={thresholds.map((percent) => ({
            value: String(percent),
            label: t('compare.byPercent', { percent }),
          }))}
          value={String(changedBy)}
          onValueChange={(percent) => model.change({ changed: Number(percent) })}
        />
      )}
    </>
  );
}
