import { Button } from '@meridian/ui';
import { RotateCcwIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { differenceLabels } from './labels';
import { useFormDifference } from './row-difference-context';

/** Above a form: whether its row is new or changed, where it was, and a button to revert it. A new row is reverted by deleting it. */
export function RowDifferenceLine(): ReactElement | null {
  const difference = useFormDifference();
  if (!difference) return null;
  const { language, isNew, differences, revert } = difference;
  if (!isNew && differences.length === 0) return null;
  const labels = differenceLabels[language];
  const moved = differences.find(({ field }) => field === 'parentId');
  return (
    <div data-scope-ui="" className="-mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-fg-2">
      <p className="border-l-2 border-accent pl-2">
        {isNew ? labels.new : labels.changed}
        {moved && `, ${labels.wasIn(difference.textOf(moved))}`}
      </p>
      {revert && !isNew && (
        <Button variant="link" icon={<RotateCcwIcon />} onClick={() => revert()}>
          {labels.revertRow}
        </Button>
      )}
    </div>
  );
}
