import { codeFormatOf, findSection, dimensionDataKey, type ReportRow } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { QualityCode } from '@meridian/report-table';
import { StatusCell } from '../creatives/status-cell';
import { useCodeWord } from '../table/code-word';
import type { ReportModel } from '../use-report-model';

/** Codes of a row in words: status, match mode, quality. */
export function RowAttributes({ row, model }: { row: ReportRow; model: ReportModel }) {
  const { t } = useTranslation('rowPane');
  const { language } = useLanguage();
  const codeWord = useCodeWord();
  const definition = findSection(model.report.channel, model.report.section);
  const titles = new Map(model.columns.titleInfos.map(({ dataKey, titleName }) => [dataKey, titleName]));
  const shown = (definition?.dimensions ?? []).flatMap((id) => {
    const key = dimensionDataKey(id);
    const [format, value, title] = [codeFormatOf(key), row[key], titles.get(key)];
    const isShown =
      format && id !== definition?.rowHeader && value !== null && value !== undefined && value !== '';
    return isShown && title !== undefined ? [{ key, format, title, code: String(value) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl aria-label={t('attributes')} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-13">
      {shown.map(({ key, format, title, code }) => (
        <div key={key} className="contents">
          <dt className="text-fg-2">{title}</dt>
          <dd className="text-fg-1">
            {format === 'quality' ? (
              <QualityCode code={code} language={language} />
            ) : format === 'status' ? (
              <StatusCell code={code} word={codeWord(key, code)} />
            ) : (
              codeWord(key, code)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
