import { findRow, type Row, type RowKind, type SessionConflict } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';

export interface ConflictPanelProps {
  conflicts: readonly SessionConflict[];
  onDecide: (conflict: SessionConflict, side: 'mine' | 'theirs') => void;
}

/** Values that the user and somebody else changed in different ways; the user decides for each. */
export function ConflictPanel({ conflicts, onDecide }: ConflictPanelProps) {
  const { t } = useTranslation('adDrafts');
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className="max-h-80 overflow-y-auto border-b border-line-2">
      <Banner tone="warn" title={t('conflict.title', { count: conflicts.length })}>
        {t('conflict.body')}
      </Banner>
      <ul>
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.kind} ${conflict.id} ${conflict.field}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-2 px-page py-2 text-13"
          >
            <span className="w-48 font-medium wrap-anywhere">{nameOf(conflict)}</span>
            <Side label={t('conflict.mine')} value={conflict.mine} />
            <Side label={t('conflict.theirs')} value={conflict.theirs} />
            <span className="ml-auto flex gap-2">
              <Button onClick={() => onDecide(conflict, 'theirs')}>{t('conflict.keepTheirs')}</Button>
              <Button variant="primary" onClick={() => onDecide(conflict, 'mine')}>
                {t('conflict.takeMine')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ label, value }: { label: string; value: unknown }) {
  const { t } = useTranslation('adDrafts');
  const text =
    value === 'removed' || value === 'changed'
      ? t(`conflict.${value}`)
      : value === '' || value === null || value === undefined
        ? t('conflict.empty')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value);
  return (
    <span className="w-64 max-w-full">
      <span className="block text-12 text-fg-3">{label}</span>
      <span className="block max-h-16 overflow-hidden wrap-anywhere">{text}</span>
    </span>
  );
}

/** The row, as I have it, and the field. */
function nameOf({ kind, id, field, myDraft }: SessionConflict): string {
  const row = kind === null ? undefined : findRow<RowKind>(myDraft, kind, id);
  const title =
    row &&
    ['campaignName', 'adgroupName', 'keyword', 'title'].map((key) => row[key as keyof Row]).find(Boolean);
  return [title ?? myDraft.name, field].join(' · ');
}
