import { formatNumber, type Language } from '@meridian/i18n/core';
import { Button, Skeleton } from '@meridian/ui';
import type { ReactElement, ReactNode } from 'react';
import { expectDay, minResultDays, type EstimateRange, type RecentResults, type Row } from '../../core';
import { campaignSummaryLabels } from './labels';

/** The results of the account's campaigns, or the state of loading them. */
export interface RecentResultsSource {
  /** Undefined while they load, or if loading failed. */
  results: RecentResults | undefined;
  loadError?: string | undefined;
  onRetry?: () => void;
}

export interface ExpectedDayProps {
  campaign: Row<'campaign'>;
  source: RecentResultsSource;
  language: Language;
}

/** The expected results of a campaign per day, and whether its budget lasts. */
export function ExpectedDay({ campaign, source, language }: ExpectedDayProps): ReactElement {
  const labels = campaignSummaryLabels[language].expected;
  const { results, loadError, onRetry } = source;
  return (
    <section aria-busy={results === undefined && loadError === undefined}>
      <h3 className="mb-2 text-14 font-semibold">{labels.title}</h3>
      {results ? (
        <Expectation campaign={campaign} results={results} language={language} />
      ) : loadError === undefined ? (
        <Values language={language} valueOf={() => <Skeleton className="w-24" />} note={labels.loading} />
      ) : (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p className="text-fg-2">{loadError}</p>
          {onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        </div>
      )}
    </section>
  );
}

type ExpectationProps = Pick<ExpectedDayProps, 'campaign' | 'language'> & { results: RecentResults };

function Expectation({ campaign, results, language }: ExpectationProps) {
  const labels = campaignSummaryLabels[language].expected;
  const { dayCount } = results;
  const expected = expectDay(campaign, results);
  if (expected === null)
    return <p className="text-fg-2">{labels.notEnough({ dayCount, needed: minResultDays })}</p>;
  const sentences = [labels.basis(dayCount), budgetNote(campaign, expected.shortBudget, language)];
  return (
    <Values
      language={language}
      valueOf={(measure) => rangeText(expected[measure], measure === 'cost' ? '￥' : '')}
      note={sentences.filter((sentence) => sentence !== '').join(language === 'en' ? ' ' : '')}
    />
  );
}

const measures = ['impression', 'click', 'cost'] as const;

interface ValuesProps {
  language: Language;
  valueOf: (measure: (typeof measures)[number]) => ReactNode;
  note: string;
}

function Values({ language, valueOf, note }: ValuesProps) {
  const labels = campaignSummaryLabels[language].expected;
  return (
    <>
      <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5">
        {measures.map((measure) => (
          <div key={measure} className="contents">
            <dt className="text-fg-3">{labels[measure]}</dt>
            <dd className="tabular-nums">{valueOf(measure)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-12 text-fg-3">{note}</p>
    </>
  );
}

function rangeText({ from, to }: EstimateRange, symbol: string): string {
  const ends = [from, to].map((value) => `${symbol}${formatNumber(value)}`);
  return [...new Set(ends)].join(' – ');
}

function budgetNote(
  { budget }: Row<'campaign'>,
  shortBudget: { endHour: number | null } | null,
  language: Language,
): string {
  const labels = campaignSummaryLabels[language].expected;
  if (shortBudget === null || budget === null) return '';
  const amount = `￥${formatNumber(budget)}`;
  return shortBudget.endHour === null
    ? labels.budgetIsShort(amount)
    : labels.budgetEnds(amount, `${shortBudget.endHour}:00`);
}
