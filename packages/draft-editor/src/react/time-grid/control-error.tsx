import { CircleAlertIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';

export interface ControlErrorProps {
  /** Id for the `aria-describedby` of the control. */
  id: string;
  error: string | undefined;
}

/** The error of a control, announced when it appears. */
export function ControlError({ id, error }: ControlErrorProps): ReactElement {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-12 text-bad-fg">
          <CircleAlertIcon className="mt-px size-3.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
