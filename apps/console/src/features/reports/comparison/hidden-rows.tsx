import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { listChanged } from '../view/comparison';

/** Button that shows the rows below the threshold; empty if there are none. */
export function ShowHiddenRows({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  if (hiddenCountOf(model) === 0) return null;
  return (
    <Button variant="link" onClick={() => model.change(listChanged(model.view, undefined))}>
      {t('compare.showHidden')}
    </Button>
  );
}

/** Number of rows below the threshold, and a button to show them. */
export function HiddenRows({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const count = hiddenCountOf(model);
  if (count === 0) return null;
  return (
    <span className="flex items-center text-12 text-fg-3 tabular-nums">
      <span role="status">{t('compare.hiddenRows', { count })}</span>
      <ShowHiddenRows model={model} />
    </span>
  );
}

const hiddenCountOf = ({ view, rows }: ReportModel) =>
  view.compare?.changedBy === undefined ? 0 : (rows.response?.data.comparison?.hiddenCount ?? 0);
