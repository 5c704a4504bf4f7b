import { CircleAlertIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { CellIssue } from '../types';

/** The mark of an error or a warning. */
export function IssueIcon({ severity }: Pick<CellIssue, 'severity'>): ReactElement {
  return severity === 'error' ? (
    <CircleAlertIcon aria-hidden className="size-4 flex-none text-bad-fg" />
  ) : (
    <TriangleAlertIcon aria-hidden className="size-4 flex-none text-warn-fg" />
  );
}
