import { useTranslation } from '@meridian/i18n';
import { ArrowRightIcon } from '@meridian/ui/icons';
import { useHistoryWords } from './use-history-words';

export interface ChangedValueProps {
  field: string;
  /** Left out if the rows had different values. */
  from?: { value: unknown } | null | undefined;
  to: { value: unknown };
}

/** The value of a field before and after a change. */
export function ChangedValue({ field, from, to }: ChangedValueProps) {
  const { t } = useTranslation('draftHistory');
  const { valueText } = useHistoryWords();
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5 tabular-nums wrap-anywhere">
      {from && <del className="line-clamp-2 text-fg-3">{valueText(field, from.value)}</del>}
      <ArrowRightIcon aria-hidden className="size-3.5 text-fg-3" />
      <span className="sr-only">{t('changedTo')}</span>
      <ins className="line-clamp-2 font-medium text-fg-1 no-underline">{valueText(field, to.value)}</ins>
    </span>
  );
}
