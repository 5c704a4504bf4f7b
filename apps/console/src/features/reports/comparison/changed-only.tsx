import type { ReportCompare } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Select, Switch } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { changeThresholds, listChanged, usualThreshold } from '../view/comparison';

export interface ChangedOnlyProps {
  model: ReportModel;
  compare: ReportCompare;
  className?: string;
}

/** Selects whether only changed rows are listed, and the minimum change. */
export function ChangedOnly({ model, compare: { changedBy }, className }: ChangedOnlyProps) {
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
