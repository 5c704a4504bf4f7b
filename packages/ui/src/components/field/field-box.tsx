import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

const fieldBox = cva(
  'flex min-w-0 items-center gap-2 rounded-sm border px-ctl text-ctl transition-colors field-ring',
  {
    variants: {
      state: {
        form: 'border-line-control bg-surface text-fg-1',
        quiet: 'border-line-2 bg-surface text-fg-1 shadow-raised hover:border-line-3',
        invalid: 'border-bad-solid bg-surface text-fg-1',
        disabled: 'cursor-not-allowed border-line-2 bg-sunken text-fg-disabled',
      },
      isTall: { true: 'py-1.5', false: 'h-ctl' },
    },
  },
);

export interface FieldBoxProps {
  appearance?: 'form' | 'quiet';
  isTall?: boolean;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The border around an input, with content before and after the text. */
export function FieldBox({
  appearance = 'form',
  isTall = false,
  isInvalid = false,
  isDisabled = false,
  leading,
  trailing,
  className,
  children,
}: FieldBoxProps) {
  const state = isDisabled ? 'disabled' : isInvalid ? 'invalid' : appearance;
  return (
    <div data-scope-ui="" className={cn(fieldBox({ state, isTall }), className)}>
      {leading && <span className="flex shrink-0 text-fg-3">{leading}</span>}
      {children}
      {trailing && <span className="-mr-1 ml-auto flex shrink-0 items-center text-fg-3">{trailing}</span>}
    </div>
  );
}

/** Classes of the input inside: the box draws border and focus ring. */
export const inputInBox =
  'min-w-0 flex-1 bg-transparent outline-none focus-visible:outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden';
