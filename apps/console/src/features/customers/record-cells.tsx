import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Chip } from '@meridian/ui';
import type { DataTableColumn } from '@meridian/ui/table';
import { NoValue } from '../../lib/lists/no-value';

export interface RecordNameProps {
  name: string;
  /** Text below the name. */
  detail?: string | undefined;
  isArchived: boolean;
  onOpen: () => void;
}

/** The name of a record, which links to it. */
export function RecordName({ name, detail, isArchived, onOpen }: RecordNameProps) {
  const { t } = useTranslation('customers');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <button
        type="button"
        title={name}
        onClick={onOpen}
        className="min-w-0 rounded-xs text-left font-medium text-fg-1 focus-ring [unicode-bidi:plaintext] hover:text-accent-fg hover:underline max-desktop:min-h-8 max-desktop:wrap-anywhere desktop:max-w-[24vw] desktop:truncate"
      >
        {name}
      </button>
      {detail !== undefined && <span className="shrink-0 text-12 text-fg-3 tabular-nums">{detail}</span>}
      {isArchived && <Chip>{t('state.archived')}</Chip>}
    </span>
  );
}

/** A text of a record; `--` for an empty one. */
function CellText({ text }: { text: string | null }) {
  if (!text) return <NoValue />;
  return (
    <span title={text} className="block max-w-52 truncate [unicode-bidi:plaintext]">
      {text}
    </span>
  );
}

/** When a record was changed, and by whom. */
export function CellTime({ time, by, timeZone }: { time: string; by: string | null; timeZone: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={time} title={by ?? undefined} className="whitespace-nowrap tabular-nums">
      {formatInstant(time, timeZone, language)}
    </time>
  );
}

type HiddenBelow = 'desktop' | 'wide';

/** A column with a text of a record. */
export const textColumn = <Key extends string, Row extends Record<Key, string | null>>(
  id: Key,
  header: string,
  hiddenBelow?: HiddenBelow,
): DataTableColumn<Row> => ({
  id,
  header,
  meta: { ...(hiddenBelow && { hiddenBelow }) },
  cell: ({ row: { original } }) => <CellText text={original[id]} />,
});

/** A column with a number of other records. */
export const countColumn = <Key extends string, Row extends Record<Key, number>>(
  id: Key,
  header: string,
): DataTableColumn<Row> => ({
  id,
  header,
  meta: { isNumeric: true },
  cell: ({ row: { original } }) => formatValue(original[id], 't'),
});
