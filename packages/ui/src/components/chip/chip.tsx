import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

const chip = cva('inline-flex shrink-0 items-center align-middle font-medium whitespace-nowrap', {
  variants: {
    tone: {
      mute: 'bg-mute-bg text-mute-fg',
      info: 'bg-info-bg text-info-fg',
      bad: 'bg-bad-bg text-bad-fg',
      warn: 'bg-warn-bg text-warn-fg',
      ok: 'bg-ok-bg text-ok-fg',
      accent: 'bg-accent-bg-2 text-accent-fg',
    },
    shape: {
      pill: 'h-5.5 gap-1.5 rounded-full px-2 text-12 [&_svg]:-ml-0.5 [&_svg]:size-3.25',
      square: 'h-4.5 gap-1 rounded-xs px-1.25 text-11 [&_svg]:size-3',
    },
  },
});

export interface ChipProps {
  tone?: 'mute' | 'info' | 'bad' | 'warn' | 'ok' | 'accent';
  /** `pill` for a status, `square` for an attribute. */
  shape?: 'pill' | 'square';
  /** Give each status an icon: colour alone carries no meaning. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A status or an attribute on a tint. */
export function Chip({ tone = 'mute', shape = 'pill', icon, className, children }: ChipProps) {
  return (
    <span data-scope-ui="" className={cn(chip({ tone, shape }), className)}>
      {icon}
      {children}
    </span>
  );
}
