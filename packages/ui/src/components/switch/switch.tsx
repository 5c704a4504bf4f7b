import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { ToggleInput, type ToggleInputProps } from '../../lib/toggle-input';

export interface SwitchProps extends Omit<ToggleInputProps, 'role' | 'children'> {
  label: ReactNode;
}

/** An option that takes effect at once. The label is on the left, the switch on the right. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label
      data-scope-ui=""
      className={cn('flex min-h-8 cursor-pointer items-center justify-between gap-4 text-13', className)}
    >
      <span data-scope-end="">{label}</span>
      <span className="relative inline-flex">
        <ToggleInput
          {...input}
          // a checkbox has its state natively: `checked`
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="inset-0 -my-1"
        />
        <span
          className={cn(
            'pointer-events-none h-4.5 w-8 rounded-full bg-line-control p-0.5 transition-colors peer-checked:bg-accent',
            'after:block after:size-3.5 after:rounded-full after:bg-white after:shadow-raised after:transition-transform after:duration-2 peer-checked:after:translate-x-3.5',
            'peer-disabled:opacity-50 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        />
      </span>
    </label>
  );
}
