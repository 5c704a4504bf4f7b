import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { ToggleInput, type ToggleInputProps } from '../../lib/toggle-input';

export interface CheckboxProps extends Omit<ToggleInputProps, 'checked' | 'children'> {
  /** `'indeterminate'`: some of the items that the box controls are selected, but not all. */
  checked?: boolean | 'indeterminate';
  /** Text beside the box. Without it, pass `aria-label`. */
  label?: ReactNode;
}

const mark =
  'pointer-events-none hidden size-3 stroke-3 text-on-accent [grid-area:1/1] peer-disabled:text-fg-disabled';

/** A box with three states. The box is 16 px wide, its target 24 px. */
export function Checkbox({ checked, label, className, ref, ...input }: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const isMixed = checked === 'indeterminate';
  useLayoutEffect(() => {
    // HTML has no attribute for this state
    if (inputRef.current) inputRef.current.indeterminate = isMixed;
  }, [isMixed]);
  const box = (
    <span className="relative inline-grid size-4 shrink-0 place-items-center align-middle">
      <ToggleInput
        {...input}
        ref={composedRef}
        checked={isMixed ? false : checked}
        className="-inset-1 m-0 size-6"
      />
      <span
        className={cn(
          'pointer-events-none size-4 rounded-xs border border-line-control bg-surface transition-colors [grid-area:1/1]',
          'peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent',
          'peer-disabled:border-line-3 peer-disabled:bg-track',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      />
      <CheckIcon className={cn(mark, 'peer-checked:block')} />
      <MinusIcon className={cn(mark, 'peer-indeterminate:block')} />
    </span>
  );
  if (!label)
    return (
      <span data-scope-ui="" className={cn('inline-flex', className)}>
        {box}
      </span>
    );
  return (
    <label
      data-scope-ui=""
      className={cn(
        'inline-flex min-h-6 cursor-pointer items-center gap-2 text-13 has-disabled:cursor-not-allowed has-disabled:text-fg-disabled',
        className,
      )}
    >
      {box}
      <span data-scope-end="">{label}</span>
    </label>
  );
}
