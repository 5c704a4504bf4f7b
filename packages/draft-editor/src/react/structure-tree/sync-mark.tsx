import { formatList, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { CloudCheckIcon, CloudOffIcon, PencilIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { RowSyncCounts } from '../../core';
import { structureTreeLabels } from './labels';

export interface SyncMarkProps {
  counts: RowSyncCounts;
  /** Number of deleted rows that are still in the account. */
  removed: number;
  language: Language;
}

/** Whether a campaign, a unit or a list is as in the account, with all its contents. */
export function SyncMark({ counts, removed, language }: SyncMarkProps): ReactElement {
  const labels = structureTreeLabels[language];
  const { failed, conflicting, changed } = counts;
  const parts = [
    ...(failed > 0 ? [labels.failed(failed)] : []),
    ...(conflicting > 0 ? [labels.conflicting(conflicting)] : []),
    ...(changed > 0 ? [labels.changed(changed)] : []),
    ...(removed > 0 ? [labels.removed(removed)] : []),
  ];
  const text = parts.length > 0 ? formatList(parts, language) : labels.synchronized;
  const Icon =
    conflicting > 0
      ? TriangleAlertIcon
      : failed > 0
        ? CloudOffIcon
        : parts.length > 0
          ? PencilIcon
          : CloudCheckIcon;
  const colour = failed > 0 ? 'text-bad-fg' : conflicting > 0 ? 'text-warn-fg' : 'text-fg-3';
  return (
    <span title={text} className={cn('shrink-0', colour)}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
