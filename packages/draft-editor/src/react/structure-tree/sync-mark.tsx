import { formatList, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { CloudCheckIcon, CloudOffIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { RowSyncCounts } from '../../core';
import { structureTreeLabels } from './labels';

/** Whether the provider has a campaign, a unit or a list with all its contents. */
export function SyncMark({ counts, language }: { counts: RowSyncCounts; language: Language }): ReactElement {
  const labels = structureTreeLabels[language];
  const { failed, notSynchronized } = counts;
  const parts = [
    ...(failed > 0 ? [labels.failed(failed)] : []),
    ...(notSynchronized > 0 ? [labels.notSynchronized(notSynchronized)] : []),
  ];
  const text = parts.length > 0 ? formatList(parts, language) : labels.synchronized;
  const Icon = parts.length > 0 ? CloudOffIcon : CloudCheckIcon;
  return (
    <span title={text} className={cn('shrink-0', failed > 0 ? 'text-bad-fg' : 'text-fg-3')}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
