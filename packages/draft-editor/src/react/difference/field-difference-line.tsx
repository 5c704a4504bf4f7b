import { Button } from '@meridian/ui';
import type { ReactElement } from 'react';
import { conflictFieldTitle } from '../../core';
import { differenceLabels } from './labels';
import { useFormDifference } from './row-difference-context';

export interface FieldDifferenceLineProps {
  /** Fields of one control; the first changed one is named. */
  fields: readonly string[];
}

/** Below a control: the value that its field has in the account, if it differs, with a button to revert it. */
export function FieldDifferenceLine({ fields }: FieldDifferenceLineProps): ReactElement | null {
  const difference = useFormDifference();
  const change = difference?.differences.find(({ field }) => fields.includes(field));
  if (!difference || !change) return null;
  const { language, revert } = difference;
  const labels = differenceLabels[language];
  const title = conflictFieldTitle(change.field, language);
  const text = labels.was(difference.textOf(change));
  return (
    <div data-scope-ui="" data-difference={change.field} className="-mt-3 min-w-0 text-12 text-fg-3">
      <span aria-hidden className="@max-2xl:hidden" />
      <div className="flex min-w-0 items-center gap-2">
        <p className="line-clamp-2 min-w-0 border-l-2 border-accent pl-2" title={text}>
          <span className="sr-only">{title}: </span>
          {text}
        </p>
        {revert && (
          <Button
            variant="link"
            className="h-6 text-12"
            aria-label={labels.revertField(title)}
            onClick={() => revert([change.field])}
          >
            {labels.revert}
          </Button>
        )}
      </div>
    </div>
  );
}
