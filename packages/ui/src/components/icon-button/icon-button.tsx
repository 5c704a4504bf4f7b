import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

const iconButton = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-sm text-fg-2 transition-colors focus-ring',
    'hover:bg-hover hover:text-fg-1 active:bg-press aria-pressed:bg-press aria-pressed:text-fg-1',
    'data-[state=open]:bg-press data-[state=open]:text-fg-1',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-disabled',
  ],
  { variants: { size: { regular: 'size-ctl', small: 'size-6 [&_svg]:size-3.5' } } },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The action of the button, for assistive technology. Wrap in `Tooltip` to show it too. */
  label: string;
  /** The icon, with an optional badge over it. */
  children: ReactNode;
  /** `small` is always 24 px. */
  size?: 'regular' | 'small';
}

/** A square button with an icon only. */
export function IconButton({ label, size = 'regular', className, ...props }: IconButtonProps) {
  return (
    <button
      data-scope-ui=""
      type="button"
      aria-label={label}
      {...props}
      className={cn(iconButton({ size }), className)}
    />
  );
}
