import { useEffect, useRef } from 'react';

export interface GridCheckboxProps {
  /** some: part of the rows that a checkbox in a header stands for. */
  state: boolean | 'some';
  label: string;
}

/**
 * A checkbox in a cell. A single element, since every row has one. The grid handles its clicks and keys, because a range includes rows
 * that are not rendered.
 */
export function GridCheckbox({ state, label }: GridCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isPartial = state === 'some';
  useEffect(() => {
    // there is no attribute for it
    if (box.current && box.current.indeterminate !== isPartial) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      checked={state === true}
      readOnly
      aria-label={label}
      className={boxClass}
    />
  );
}

const boxClass =
  'relative m-0 size-4 flex-none cursor-pointer appearance-none rounded-xs border border-line-control bg-surface ' +
  'before:absolute before:-inset-1.5 after:absolute after:inset-0 after:hidden after:bg-on-accent ' +
  'after:[clip-path:polygon(14%_50%,26%_38%,42%_54%,74%_22%,86%_34%,42%_78%)] ' +
  'checked:border-accent checked:bg-accent checked:after:block ' +
  'indeterminate:border-accent indeterminate:bg-accent indeterminate:after:block ' +
  'indeterminate:after:[clip-path:inset(6px_3px)]';
