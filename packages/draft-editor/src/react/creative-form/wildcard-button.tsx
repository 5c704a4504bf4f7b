import { Tooltip } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { useId, type ReactElement } from 'react';

export interface WildcardButtonProps {
  label: string;
  /** The field that gets the wildcard, for assistive technology. */
  fieldLabel: string;
  /** Why the wildcard cannot be inserted; undefined if it can. */
  reason?: string | undefined;
  onInsert: () => void;
}

/** Inserts a wildcard. While that is impossible, the button keeps the focus and is described by the reason. */
export function WildcardButton({ label, fieldLabel, reason, onInsert }: WildcardButtonProps): ReactElement {
  const id = useId();
  const button = (
    <button
      type="button"
      aria-disabled={reason !== undefined}
      aria-describedby={reason === undefined ? undefined : id}
      // the field keeps the focus and its selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (reason === undefined) onInsert();
      }}
      className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-12 whitespace-nowrap text-accent-fg focus-ring hover:underline aria-disabled:cursor-not-allowed aria-disabled:text-fg-3 aria-disabled:no-underline"
    >
      <PlusIcon className="size-3.5" />
      {label}
      <span className="sr-only">: {fieldLabel}</span>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <>
      <Tooltip content={reason}>{button}</Tooltip>
      <span id={id} className="sr-only">
        {reason}
      </span>
    </>
  );
}
