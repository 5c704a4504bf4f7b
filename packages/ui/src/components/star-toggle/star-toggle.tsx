import type { ComponentProps } from 'react';
import { StarIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface StarToggleProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-pressed' | 'onChange'
> {
  /** Names the item, not the effect of a click: `Follow Kaede Travel`. */
  label: string;
  isPressed: boolean;
  onPressedChange: (isPressed: boolean) => void;
}

/** Marks an item as a favourite: an outlined or a filled star. Space and Enter toggle it. */
export function StarToggle({ label, isPressed, onPressedChange, className, ...props }: StarToggleProps) {
  return (
    <button
      data-scope-ui=""
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      {...props}
      onClick={(event) => {
        props.onClick?.(event);
        onPressedChange(!isPressed);
      }}
      className={cn(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-sm transition-colors focus-ring',
        'hover:bg-press disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-disabled',
        'in-data-[size=touch]:size-10',
        isPressed ? 'text-warn-solid [&_path]:fill-current' : 'text-line-control hover:text-fg-2',
        className,
      )}
    >
      <StarIcon />
    </button>
  );
}
