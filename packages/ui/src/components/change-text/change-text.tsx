import { ArrowDownRightIcon, ArrowUpRightIcon } from '../../icons';
import { cn } from '../../lib/cn';

/** The change of a metric from another period, already formatted. */
export interface MetricChange {
  /** Text next to the arrow, without a sign: `6.4%`. */
  text: string;
  direction: 'up' | 'down' | 'same';
  /** Whether the change is good for the reader; `neutral` for cost and impressions. */
  tone: 'good' | 'bad' | 'neutral';
  /** The same for a screen reader: `up 6.4 percent`. */
  spoken: string;
}

export interface ChangeTextProps {
  change: MetricChange;
  className?: string;
}

const tones = { good: 'text-ok-fg', bad: 'text-bad-fg', neutral: 'text-fg-3' } as const;
const arrows = { up: ArrowUpRightIcon, down: ArrowDownRightIcon, same: null } as const;

/** A change in percent with its arrow. The arrow and the text for screen readers repeat what the colour means. */
export function ChangeText({ change, className }: ChangeTextProps) {
  const Arrow = arrows[change.direction];
  return (
    <span
      data-scope-ui=""
      className={cn(
        // aligned with the baseline of the surrounding text, whatever its arrow; relative: the text for screen readers moves with
        // it when a table scrolls horizontally
        'relative inline-flex items-baseline gap-0.5 text-12 font-medium whitespace-nowrap tabular-nums',
        tones[change.tone],
        className,
      )}
    >
      {Arrow && <Arrow className="size-3 self-center" strokeWidth={2.25} />}
      <span aria-hidden="true">{change.text}</span>
      <span className="sr-only">{change.spoken}</span>
    </span>
  );
}
