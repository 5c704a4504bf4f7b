import type { ReportInfo } from '@meridian/api-client/contract';
import { formatDayRange, formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { cn } from '@meridian/ui';
import { BuildingIcon, CircleCheckIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money';
import { describeTimeZone } from '../../../lib/time-zone';
import { statedFacts, type StatedFact } from '../facts';

export interface FactsLineProps {
  info: ReportInfo;
  /** Of the current account; undefined when it stands for all. */
  accountName: string | undefined;
}

/** What the figures are: whose, of when, how fresh and how complete. */
export function FactsLine({ info, accountName }: FactsLineProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const { dataTime, omittedSpans, timeZone } = info;
  const spans = omittedSpans.map(({ fileName, ...span }) => {
    const range = formatDayRange(span, language);
    return fileName === null ? range : t('facts.span', { range, file: fileName });
  });
  return (
    <div className="shrink-0 border-t border-line-2 px-page py-2 text-12 text-fg-3 tabular-nums max-desktop:px-4">
      {/* the rule before the first fact of a line is cut off */}
      <div className="overflow-hidden">
        <ul aria-label={t('facts.label')} className="-ml-3.25 flex flex-wrap gap-y-1">
          <Fact isRepeated>
            <BuildingIcon className="size-[13px]" />
            <b className="font-medium text-fg-1">{accountName ?? t('common:shell.allAccounts')}</b>
          </Fact>
          <Fact isRepeated>{formatDayRange(info, language)}</Fact>
          <Fact>{describeTimeZone(timeZone, new Date(info.endDate))}</Fact>
          {dataTime !== null && (
            <Fact>{t('facts.dataOf', { time: formatInstant(dataTime, timeZone, language) })}</Fact>
          )}
          <Completeness info={info} />
          {statedFacts(info).map((fact) => (
            <Stated key={fact.fileName} fact={fact} />
          ))}
        </ul>
      </div>
      {spans.length > 0 && (
        <p className="mt-1">{t('facts.omitted', { spans: spans.join(t('facts.separator')) })}</p>
      )}
    </div>
  );
}

/** `isRepeated`: said above on a phone too, where there is no room to say it twice. */
function Fact({ isRepeated = false, children }: { isRepeated?: boolean; children: ReactNode }) {
  return (
    <li
      className={cn(
        'mr-3 inline-flex items-center gap-1.5 border-l border-line-2 pl-3',
        isRepeated && 'max-desktop:hidden',
      )}
    >
      {children}
    </li>
  );
}

function Completeness({ info: { isComplete, missingDays, dataTime } }: { info: ReportInfo }) {
  const { t } = useTranslation('reports');
  if (dataTime === null) return null;
  if (isComplete) {
    return (
      <Fact>
        <CircleCheckIcon className="size-[13px] text-ok-fg" />
        {t('facts.complete')}
      </Fact>
    );
  }
  return (
    <Fact>
      <TriangleAlertIcon className="size-[13px] text-warn-fg" />
      {missingDays > 0 ? t('facts.missing', { count: missingDays }) : t('facts.incomplete')}
    </Fact>
  );
}

function Stated({ fact: { share, accountCost, currency, differing, fileName } }: { fact: StatedFact }) {
  const { t } = useTranslation('reports');
  return (
    <>
      {share !== null && (
        <Fact>
          <span title={fileName}>
            {t('facts.explains', { percent: formatValue(String(share), '%*100') })}
          </span>
          <span aria-hidden className="h-[5px] w-18 overflow-hidden rounded-full bg-track">
            <span
              className="block h-full bg-line-control"
              style={{ width: `${String(Math.min(1, share) * 100)}%` }}
            />
          </span>
          <span>{t('facts.account', { cost: formatMoney(accountCost, currency) })}</span>
        </Fact>
      )}
      {differing && (
        <Fact>
          {t('facts.fileTotal', {
            stated: formatMoney(differing.stated, currency),
            rows: formatMoney(differing.rows, currency),
          })}
        </Fact>
      )}
    </>
  );
}
