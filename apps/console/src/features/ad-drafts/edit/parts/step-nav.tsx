import {
  isKindChecked,
  type Draft,
  type DraftIssues,
  type Issue,
  type RowKind,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { CheckIcon } from '@meridian/ui/icons';
import { steps, stepOfPart, type EditorPart, type EditorStep } from '../draft-address';

export interface StepNavProps {
  part: EditorPart;
  /** Number of errors in the kinds of rows that a step edits. */
  errorsOf: (step: EditorStep) => number;
  /** Whether this number is current. */
  isChecked: (step: EditorStep) => boolean;
  onStep: (step: EditorStep) => void;
}

/** The four steps of a draft: done, current, with errors, or ahead. */
export function StepNav({ part, errorsOf, isChecked, onStep }: StepNavProps) {
  const { t } = useTranslation('adDrafts');
  const current = stepOfPart(part);
  const currentIndex = steps.indexOf(current);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 max-wide:gap-x-3">
        {steps.map((step, index) => {
          const isWrong = errorsOf(step) > 0 && step !== current;
          const isDone = index < currentIndex && !isWrong && isChecked(step);
          return (
            <li key={step} className="flex items-center gap-2">
              {index > 0 && <span aria-hidden className="h-px w-7 bg-line-3 max-vast:w-3 max-wide:hidden" />}
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onStep(step)}
                className={cn(
                  'flex items-center gap-2 rounded-md text-13 focus-ring aria-[current=step]:font-semibold max-desktop:min-h-11',
                  isWrong && 'text-bad-fg',
                )}
              >
                <span
                  className={cn(
                    'flex size-5 items-center justify-center rounded-full border text-11 tabular-nums',
                    step === current && 'border-accent bg-accent text-on-accent',
                    isWrong && 'border-bad-bg bg-bad-bg font-semibold text-bad-fg',
                    isDone && 'border-ok-bg bg-ok-bg text-ok-fg',
                    step !== current && !isWrong && !isDone && 'border-line-control text-fg-2',
                  )}
                >
                  {isWrong ? (
                    <span aria-hidden>!</span>
                  ) : isDone ? (
                    <CheckIcon aria-hidden className="size-3.5" />
                  ) : (
                    index + 1
                  )}
                </span>
                {t(`steps.${step}`)}
                {isWrong && <span className="sr-only">{t('steps.errors', { count: errorsOf(step) })}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Kinds of rows that each step edits. */
const kindsOfSteps: Record<EditorStep, readonly RowKind[]> = {
  style: ['campaign', 'unit'],
  keywords: ['keyword'],
  creatives: ['creative', 'picture'],
  upload: [],
};

/** Whether the issues of each step's rows are current. */
export function checkedSteps(issues: DraftIssues | undefined, draft: Draft): (step: EditorStep) => boolean {
  return (step) => kindsOfSteps[step].every((kind) => isKindChecked(issues, draft, kind));
}

/** Numbers of errors in the kinds of rows that each step edits. */
export function errorsByStep(issues: DraftIssues | undefined): (step: EditorStep) => number {
  const of = (kind: Issue['kind']) => issues?.counts(kind).error ?? 0;
  return (step) => {
    const own = step === 'style' ? of('draft') : 0;
    return kindsOfSteps[step].reduce((sum, kind) => sum + of(kind), own);
  };
}
