import {
  currencySign,
  metrics,
  type ExplainedMetric,
  type ReportExplanation,
} from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { comparisonLabelsOf, valueChange } from '@meridian/report-table/core';
import { ChangeText, EmptyState } from '@meridian/ui';
import { favourable } from '../../../lib/format/metrics';
import { useSectionName } from '../../../lib/language/section-name';
import type { ReportModel } from '../use-report-model';
import { plainAmountText, signedAmountText } from './amount-text';
import { ExplanationChart } from './explanation-chart';
import type { ExplanationSubject } from './explanation-query';
import { ExplanationTable } from './explanation-table';

export interface ExplanationContentProps {
  model: ReportModel;
  metric: ExplainedMetric;
  subject: ExplanationSubject;
  explanation: ReportExplanation;
}

/** How much of a change comes from which effect and row, or why that is unknown. */
export function ExplanationContent({ model, metric, subject, explanation }: ExplanationContentProps) {
  const { t } = useTranslation(['explanation', 'columns', 'reports']);
  const { language } = useLanguage();
  const sectionName = useSectionName();
  const { missing, before, after, change, currency, previous } = explanation;
  const sign = metrics[metric].isMoney && currency !== null ? currencySign(currency) : undefined;
  const withUnit = (text: string) => withSign(text, sign);
  const days = formatDayRange(explanation, language);
  const daysBefore = formatDayRange(previous, language);
  if (missing !== null) {
    return (
      <EmptyState
        kind={missing === 'data' ? 'notCounted' : 'noMatch'}
        title={t(`missing.${missing}.title`)}
        description={t(`missing.${missing}.text`, { range: days, previous: daysBefore })}
      />
    );
  }
  const compared = valueChange(after, before, { unit: 't2', favourable: favourable[metric] ?? 'neither' });
  const isUnchanged = !/[1-9]/.test(change);
  const percent = compared?.percentText ?? null;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t('headline')}>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 close-signs">
          <span className="text-20 font-semibold">
            {withUnit(plainAmountText(before))} <span aria-hidden="true">→</span>
            <span className="sr-only">{t('to')}</span> {withUnit(plainAmountText(after))}
          </span>
          <span className="text-fg-2 tabular-nums">
            {isUnchanged ? t('unchanged') : withSign(signedAmountText(change), sign)}
          </span>
          {compared && percent !== null && !isUnchanged && (
            <ChangeText
              change={{
                text: percent,
                direction: compared.direction,
                tone: compared.tone,
                spoken: comparisonLabelsOf[language].changeSpoken({
                  direction: compared.direction,
                  percent,
                }),
              }}
            />
          )}
        </p>
        <p className="mt-1 text-12 text-fg-3">{t('periods', { range: days, previous: daysBefore })}</p>
      </section>
      {isUnchanged && explanation.rows.length === 0 ? (
        <EmptyState kind="noMatch" title={t('noChange.title')} description={t('noChange.text')} />
      ) : (
        <>
          <section aria-label={t('chart', { metric: t(`columns:${metric}`) })}>
            <ExplanationChart metric={metric} explanation={explanation} withUnit={withUnit} />
            <p className="mt-2 text-12 text-fg-3">
              {t(metric === 'conversionCost' ? 'order.conversionCost' : 'order.sum')}
            </p>
          </section>
          <section aria-labelledby="explanation-rows" className="-mx-5 flex flex-col gap-2">
            <h3 id="explanation-rows" className="px-5 text-14 font-semibold">
              {t('rows', { section: sectionName(subject.section) })}
            </h3>
            <ExplanationTable
              report={model.report}
              section={subject.section}
              explanation={explanation}
              unitDesc={sign}
              caption={t('rows', { section: sectionName(subject.section) })}
            />
          </section>
        </>
      )}
    </div>
  );
}

function withSign(text: string, sign: string | undefined): string {
  return sign === undefined ? text : text.replace(/^([+\u2212]?)/, `$1${sign}`);
}
