import { draftStatuses, type DraftStatus } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { SegmentedControl } from '@meridian/ui';

/** In the order in which a draft passes them. */
const order: readonly DraftStatus[] = [1, 2, 3, 9, 4];
const all = 'all';

export interface StatusTabsProps {
  value: number | undefined;
  /** Numbers of drafts by status; undefined until they are counted. */
  counts: Readonly<Record<DraftStatus, number>> | undefined;
  onValueChange: (status: DraftStatus | undefined) => void;
}

/** Filters the list by status, with the number of drafts in each. */
export function StatusTabs({ value, counts, onValueChange }: StatusTabsProps) {
  const { t } = useTranslation('adDrafts');
  const total = counts && draftStatuses.reduce((sum, status) => sum + counts[status], 0);
  const labelOf = (text: string, count: number | undefined) => (
    <>
      {text}{' '}
      {count !== undefined && (
        <span className="font-normal text-fg-3 tabular-nums">{formatValue(count, 't')}</span>
      )}
    </>
  );
  return (
    <SegmentedControl
      label={t('statusFilter')}
      items={[
        { value: all, label: labelOf(t('all'), total) },
        ...order.map((status) => ({
          value: `${status}`,
          label: labelOf(t(`statuses.${status}`), counts?.[status]),
        })),
      ]}
      value={value === undefined ? all : `${value}`}
      onValueChange={(next) => onValueChange(order.find((status) => `${status}` === next))}
    />
  );
}
