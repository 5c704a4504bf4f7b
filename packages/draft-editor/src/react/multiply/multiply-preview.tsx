import type { Language } from '@meridian/i18n/core';
import { useMemo, type ReactElement } from 'react';
import { ruleTitle, type InvalidCombination } from '../../core';
import { ReasonList } from '../transfer/reason-list';
import { multiplyLabels } from './labels';
import { maxCombinations, type PlannedMultiplication } from './use-multiplication';

export type MultiplyPreviewProps = Omit<PlannedMultiplication, 'lists'> & { language: Language };

const shownCount = 100;

/** The keywords that lists make, and those that are skipped or invalid. */
export function MultiplyPreview({ factors, total, plan, language }: MultiplyPreviewProps): ReactElement {
  const labels = multiplyLabels[language];
  const reasons = useMemo(() => {
    const byReason = new Map<string, string[]>();
    for (const { keyword, problem } of plan?.invalid ?? []) {
      const reason = reasonOf(problem, language);
      const same = byReason.get(reason);
      if (same) same.push(keyword);
      else byReason.set(reason, [keyword]);
    }
    return [...byReason].map(([reason, names]) => ({ reason, names, count: names.length }));
  }, [plan, language]);
  if (total === 0) return <p className="text-fg-3">{labels.noCombination}</p>;
  if (total > maxCombinations) return <p className="text-bad-fg">{labels.tooMany(total, maxCombinations)}</p>;
  if (!plan) return <p className="text-fg-3">{labels.combining}</p>;
  const { created, skipped, invalid } = plan;
  return (
    <div className="flex flex-col gap-3">
      <div aria-live="polite">
        <p className="font-medium">{labels.created(created.length)}</p>
        <p className="text-12 text-fg-3">{labels.product(factors, total)}</p>
      </div>
      {created.length > 0 && <Words words={created} language={language} />}
      {skipped.length > 0 && (
        <div>
          <p>{labels.skipped(skipped.length)}</p>
          <Words words={skipped} language={language} />
        </div>
      )}
      {invalid.length > 0 && (
        <div>
          <p className="font-medium">{labels.invalid(invalid.length)}</p>
          <ReasonList reasons={reasons} more={labels.more} language={language} />
        </div>
      )}
    </div>
  );
}

function Words({ words, language }: { words: readonly string[]; language: Language }) {
  const shown = words.slice(0, shownCount);
  const left = words.length - shown.length;
  return (
    <p className="text-12 break-words text-fg-2">
      {[...shown, ...(left > 0 ? [multiplyLabels[language].more(left)] : [])].join(' · ')}
    </p>
  );
}

function reasonOf(problem: InvalidCombination['problem'], language: Language): string {
  return problem.type === 'full'
    ? multiplyLabels[language].full(problem.max)
    : // its message has the length of one keyword
      ruleTitle(problem.issue, language);
}
