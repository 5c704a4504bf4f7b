import { LoaderCircleIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface SpinnerProps {
  /** Says what is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span data-scope-ui="" role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <LoaderCircleIcon className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
