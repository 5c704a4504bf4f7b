import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Spinner } from '../spinner/spinner';

const button = cva(
  [
    'relative inline-flex h-ctl min-w-6 shrink-0 select-none items-center justify-center gap-1.5 rounded-sm border',
    'text-ctl font-medium whitespace-nowrap transition-colors focus-ring',
    'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-fg-disabled disabled:shadow-none',
    'disabled:[&_svg]:text-inherit',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent px-[calc(var(--meridian-control-padding)+2px)] text-on-accent shadow-raised hover:bg-accent-hover active:bg-accent-press',
        quiet: [
          'border-line-2 bg-surface px-ctl text-fg-1 shadow-raised hover:border-line-3 hover:bg-hover active:bg-press',
          '[&_svg]:text-fg-3 data-[state=open]:border-accent data-[state=open]:bg-accent-bg data-[state=open]:text-accent-fg',
          'data-[state=open]:[&_svg]:text-inherit aria-pressed:border-accent aria-pressed:bg-accent-bg',
          'aria-pressed:text-accent-fg aria-pressed:[&_svg]:text-inherit',
        ],
        ghost:
          'border-transparent bg-transparent px-ctl text-fg-2 hover:bg-hover active:bg-press disabled:border-transparent [&_svg]:text-fg-3',
        link: 'border-transparent bg-transparent px-1.5 text-accent-fg hover:underline disabled:border-transparent',
        danger:
          'border-transparent bg-bad-strong px-[calc(var(--meridian-control-padding)+2px)] text-white hover:brightness-110',
      },
      isLoading: { true: 'cursor-progress text-transparent! [&>*:not([data-spinner])]:invisible', false: '' },
    },
  },
);

const spinnerColour = {
  primary: 'text-on-accent',
  quiet: 'text-fg-2',
  ghost: 'text-fg-2',
  link: 'text-accent-fg',
  danger: 'text-white',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view; `danger` in confirmations only. */
  variant?: 'primary' | 'quiet' | 'ghost' | 'link' | 'danger';
  /** Before the text. */
  icon?: ReactNode;
  /** Shows a spinner in the same width and ignores clicks; the button keeps the focus. */
  isLoading?: boolean;
  /** Renders the only child (a link) with the style of a button. */
  asChild?: boolean;
}

/** A button. Its height follows the `data-size` of its container. */
export function Button({
  variant = 'quiet',
  icon,
  isLoading = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      data-scope-ui=""
      {...(!asChild && { type: 'button' as const })}
      {...props}
      {...(isLoading && { 'aria-busy': true, 'aria-disabled': true })}
      className={cn(button({ variant, isLoading }), className)}
      onClick={handleClick}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {isLoading && (
        <span
          data-spinner=""
          className={cn('absolute inset-0 grid place-items-center', spinnerColour[variant])}
        >
          <Spinner />
        </span>
      )}
    </Root>
  );
}
