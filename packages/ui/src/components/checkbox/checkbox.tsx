import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'children' | 'ref'
> {
  /** `'indeterminate'`: some of what it stands for. */
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (isChecked: boolean) => void;
  /** Words beside the box. Without them give `aria-label`. */
  label?: ReactNode;
}

const mark =
  'pointer-events-none hidden size-3 stroke-3 text-on-accent [grid-area:1/1] peer-disabled:text-fg-disabled';

/** A box with three states. The target is 24 px although the box is 16. */
export function Checkbox({ checked, onCheckedChange, label, className, onChange, ...input }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isMixed = checked === 'indeterminate';
  useEffect(() => {
    // no attribute sets it
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  const box = (
    <span className="relative inline-grid size-4 shrink-0 place-items-center align-middle">
      <input
        {...input}
        ref={ref}
        type="checkbox"
        checked={isMixed ? false : checked}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className="peer absolute -inset-1 m-0 size-6 cursor-pointer opacity-0 disabled:cursor-not-allowed"
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
      <span>{label}</span>
    </label>
  );
}
