import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  onCheckedChange?: (isOn: boolean) => void;
}

/** On or off, in force at once. The words stand left, the switch right. */
export function Switch({ label, onCheckedChange, onChange, className, ...input }: SwitchProps) {
  return (
    <label
      data-scope-ui=""
      className={cn('flex min-h-8 cursor-pointer items-center justify-between gap-4 text-13', className)}
    >
      <span>{label}</span>
      <span className="relative inline-flex">
        <input
          {...input}
          type="checkbox"
          // a checkbox has its state natively: `checked`
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className="peer absolute inset-0 -my-1 cursor-pointer opacity-0 disabled:cursor-not-allowed"
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
