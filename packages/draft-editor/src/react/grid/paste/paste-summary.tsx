import type { Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';
import { cellErrorMessage } from '../labels';
import type { PasteLabels } from '../paste-labels';
import type { PastePlan, PasteProblem } from '../rules/plan-paste';

export interface PasteSummaryProps {
  /** Null while it is computed. */
  plan: PastePlan | null;
  labels: PasteLabels;
  language: Language;
}

/** How many rows change, and why others cannot be pasted. */
export function PasteSummary({ plan, labels, language }: PasteSummaryProps): ReactElement {
  return (
    <div data-scope-ui="" aria-live="polite">
      {plan ? (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
            {plan.changedRows > 0 && <li>{labels.changed(plan.changedRows)}</li>}
            {plan.newRows.length > 0 && <li className="text-ok-fg">{labels.added(plan.newRows.length)}</li>}
            {plan.unchangedRows > 0 && <li className="text-fg-3">{labels.unchanged(plan.unchangedRows)}</li>}
            {plan.rejectedRows > 0 && <li className="text-bad-fg">{labels.rejected(plan.rejectedRows)}</li>}
          </ul>
          <ProblemList plan={plan} labels={labels} language={language} />
        </>
      ) : (
        <p className="text-fg-3">{labels.checking}</p>
      )}
    </div>
  );
}

/** Number of rows listed below the counts. */
const shownProblems = 20;

function ProblemList({ plan, labels, language }: PasteSummaryProps & { plan: PastePlan }) {
  const problems = plan.problems.slice(0, shownProblems);
  const more = plan.rejectedRows - problems.length;
  const reasonOf = ({ cell }: PasteProblem) =>
    cell ? `${cell.label}: ${cell.text}. ${cellErrorMessage(cell.error, language)}` : labels.beyond;
  return (
    <ul className="mt-2 text-fg-2">
      {problems.map((problem) => (
        <li key={problem.line} className="truncate py-0.5">
          <span className="text-fg-3">{labels.line(problem.line)}</span> {reasonOf(problem)}
        </li>
      ))}
      {more > 0 && <li className="py-0.5 text-fg-3">{labels.moreProblems(more)}</li>}
    </ul>
  );
}
