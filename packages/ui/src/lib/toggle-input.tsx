import type { ComponentProps } from 'react';
import { cn } from './cn';

export interface ToggleInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/**
 * The native checkbox of `Checkbox` and `Switch`. It is transparent and lies over the drawing, which follows its state
 * through `peer-*` classes.
 */
export function ToggleInput({ onChange, onCheckedChange, className, ...input }: ToggleInputProps) {
  return (
    <input
      {...input}
      type="checkbox"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      className={cn('peer absolute cursor-pointer opacity-0 disabled:cursor-not-allowed', className)}
    />
  );
}
