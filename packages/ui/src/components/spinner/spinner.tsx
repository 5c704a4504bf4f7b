import { LoaderCircleIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface SpinnerProps {
  /** Names the pending task. Without it, the spinner is decorative and needs a text beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A spinning ring in the colour of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span data-scope-ui="" role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <LoaderCircleIcon className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
