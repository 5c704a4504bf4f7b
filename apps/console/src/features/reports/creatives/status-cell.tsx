import { cn } from '@meridian/ui';
import { CircleAlertIcon, ClockIcon } from '@meridian/ui/icons';

export interface StatusCellProps {
  /** The code from the report; unknown ones get a grey dot. */
  code: string;
  /** Its meaning, in the current language. */
  word: string;
}

const dotColour: Readonly<Record<string, string>> = {
  serving: 'bg-ok-solid',
  budget_out: 'bg-warn-solid',
};

/** The status of an ad: a mark and a word. A pending or rejected ad has an icon instead of a dot. */
export function StatusCell({ code, word }: StatusCellProps) {
  const isRejected = code === 'rejected';
  return (
    <span
      className={cn('inline-flex min-w-0 items-center gap-1.5', isRejected ? 'text-bad-fg' : 'text-fg-2')}
    >
      {isRejected ? (
        <CircleAlertIcon className="size-3.5 shrink-0" />
      ) : code === 'review' ? (
        <ClockIcon className="size-3.5 shrink-0 text-info-fg" />
      ) : (
        <span
          aria-hidden
          className={cn('size-1.75 shrink-0 rounded-full bg-line-control', dotColour[code])}
        />
      )}
      <span className="truncate">{word}</span>
    </span>
  );
}
