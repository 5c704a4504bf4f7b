import {
  describeFormula,
  evaluateFormula,
  isFormulaOf,
  findSection,
  metrics,
  ownMetricFormats,
  parseFormula,
  type OwnMetricFormat,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import type { ReportModel } from '../use-report-model';

/** A formula in words, with its value for the totals on screen. */
export function FormulaPreview({
  model,
  text,
  format,
}: {
  model: ReportModel;
  text: string;
  format: OwnMetricFormat;
}) {
  const { t } = useTranslation(['ownMetrics', 'columns']);
  const { formula } = parseFormula(text);
  const { channel, section } = model.report;
  const definition = findSection(channel, section);
  const data = model.rows.response?.data;
  if (formula === null || !definition) {
    return <p className="text-12 leading-4.5 text-fg-3">{t('previewLater')}</p>;
  }
  const { unit, isMoney } = ownMetricFormats[format];
  const sign = data?.titleInfos.find(({ unitDesc }) => unitDesc !== undefined)?.unitDesc ?? '';
  const value = evaluateFormula(formula, ({ of }) => data?.summary[metrics[of].dataKey] ?? null);
  return (
    <div role="status" className="text-13 leading-5">
      <p className="text-fg-2 wrap-anywhere">
        {describeFormula(formula, {
          title: (id) => t(`columns:${id}`),
          total: (title) => t('totalOf', { title }),
        })}
      </p>
      <p className="font-medium text-fg-1 tabular-nums">
        {isFormulaOf(formula, definition)
          ? t('preview', {
              value: `${isMoney && value !== null ? sign : ''}${formatValue(value, unit)}`,
            })
          : t('notHere')}
      </p>
    </div>
  );
}
