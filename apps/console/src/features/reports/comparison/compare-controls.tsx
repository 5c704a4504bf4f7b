import type { ReportCompare } from '@meridian/api-client/contract';
import { comparisonBases } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl, Select, Switch } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { changeThresholds, compareWith, listChanged, usualThreshold } from '../view/comparison';

export interface CompareControlProps {
  model: ReportModel;
  compare: ReportCompare;
}

/** Selects the comparison period. */
export function CompareBasis({ model, compare }: CompareControlProps) {
  const { t } = useTranslation('reports');
  return (
    <SegmentedControl
      label={t('compare.with')}
      items={comparisonBases.map((basis) => ({ value: basis, label: t(`compare.${basis}`) }))}
      value={compare.basis}
      onValueChange={(basis) => model.change(compareWith(model.view, basis))}
    />
  );
}

/** Selects whether only changed rows are listed, and the minimum change. */
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
        onCheckedChange={(isOn) => model.change(listChanged(model.view, isOn ? usualThreshold : undefined))}
        {...(className !== undefined && { className })}
      />
      {changedBy !== undefined && (
        <Select
          appearance="quiet"
          aria-label={t('compare.threshold')}
          options={thresholds.map((percent) => ({
            value: String(percent),
            label: t('compare.byPercent', { percent }),
          }))}
          value={String(changedBy)}
          onValueChange={(percent) => model.change(listChanged(model.view, Number(percent)))}
        />
      )}
    </>
  );
}
