import type { DraftHistoryEntry, DraftHistoryRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Chip } from '@meridian/ui';
import { ChevronDownIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useId, useState } from 'react';
import { EntryRows } from './entry-rows';
import { HistoryGroups } from './history-groups';
import { useHistoryWords } from './use-history-words';

export interface HistoryEntryProps {
  draftId: string;
  /** Version of the draft. */
  version: number;
  entry: DraftHistoryEntry;
  /** Whether the draft can be changed. */
  canRestore: boolean;
  onRestore: () => void;
  onUndo: () => void;
  onJump: (row: DraftHistoryRow) => void;
  onOnlyRow: ((row: DraftHistoryRow) => void) | undefined;
}

/** Who changed what when, with the rows on demand. */
export function HistoryEntryItem({
  draftId,
  version,
  entry,
  canRestore,
  onRestore,
  onUndo,
  onJump,
  onOnlyRow,
}: HistoryEntryProps) {
  const { t } = useTranslation('draftHistory');
  const { timeOf, userOf } = useHistoryWords();
  const [isOpen, setIsOpen] = useState(false);
  const rowsId = useId();
  const isCurrent = entry.to === version;
  const Icon = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <li className="flex flex-col gap-1.5 border-t border-line-2 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-12 text-fg-3 tabular-nums">
          {t('byUser', { time: timeOf(entry.time), user: userOf(entry) })}
        </h3>
        {isCurrent && <Chip shape="square">{t('current')}</Chip>}
      </div>
      {entry.origin !== 'edit' && <p className="font-medium text-fg-1">{t(`origins.${entry.origin}`)}</p>}
      <HistoryGroups groups={entry.groups} />
      <div className="-ml-2 flex flex-wrap gap-1">
        {entry.rows > 0 && (
          <Button
            variant="link"
            icon={<Icon />}
            aria-expanded={isOpen}
            aria-controls={rowsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('hideRows') : t('showRows', { count: entry.rows })}
          </Button>
        )}
        {canRestore && entry.groups.length > 0 && (
          <Button variant="link" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        {canRestore && !isCurrent && (
          <Button variant="link" onClick={onRestore}>
            {t('goBack')}
          </Button>
        )}
      </div>
      <div id={rowsId} hidden={!isOpen}>
        {isOpen && (
          <EntryRows
            draftId={draftId}
            version={version}
            entry={entry}
            onJump={onJump}
            onOnlyRow={onOnlyRow}
          />
        )}
      </div>
    </li>
  );
}
