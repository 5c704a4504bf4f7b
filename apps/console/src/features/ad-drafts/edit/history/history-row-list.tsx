import type { DraftHistoryRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Chip } from '@meridian/ui';
import { kindIcons } from '../../upload/kind-icons';
import { ChangedValue } from './changed-value';
import { useHistoryWords } from './use-history-words';

const tones = { added: 'ok', changed: 'info', removed: 'bad' } as const;

export interface HistoryRowListProps {
  rows: readonly DraftHistoryRow[];
  /** Shows a row in the draft; absent: rows are no links. */
  onJump?: ((row: DraftHistoryRow) => void) | undefined;
  /** Shows only the changes of a row. */
  onOnlyRow?: ((row: DraftHistoryRow) => void) | undefined;
}

/** Rows with the fields that changed. */
export function HistoryRowList({ rows, onJump, onOnlyRow }: HistoryRowListProps) {
  return (
    <ul className="text-13">
      {rows.map((row) => (
        <ChangedRow key={`${row.kind} ${row.id}`} row={row} onJump={onJump} onOnlyRow={onOnlyRow} />
      ))}
    </ul>
  );
}

function ChangedRow({
  row,
  onJump,
  onOnlyRow,
}: Pick<HistoryRowListProps, 'onJump' | 'onOnlyRow'> & { row: DraftHistoryRow }) {
  const { t } = useTranslation('draftHistory');
  const { nameOf, fieldTitle } = useHistoryWords();
  const { kind, type, fields, parentName } = row;
  const Icon = kindIcons[kind];
  const name = nameOf(row);
  return (
    <li className="flex items-start gap-2 border-t border-line-1 py-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {row.isPresent && onJump ? (
            <button
              type="button"
              aria-label={t('goToRow', { name })}
              className="rounded-xs text-left text-accent-fg focus-ring hover:underline"
              onClick={() => onJump(row)}
            >
              {name}
            </button>
          ) : (
            <span className="text-fg-1">{name}</span>
          )}
        </p>
        {parentName !== '' && <p className="text-12 text-fg-3 wrap-anywhere">{parentName}</p>}
        {fields.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
            {fields.map(({ field, from, to }) => (
              <div key={field} className="contents">
                <dt className="text-fg-3">{fieldTitle(field)}</dt>
                <dd className="min-w-0">
                  <ChangedValue field={field} from={{ value: from }} to={{ value: to }} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {row.isReordered && <p className="text-12 text-fg-3">{t('reorderedRow')}</p>}
        {onOnlyRow && (
          <Button variant="link" className="-ml-1.5" onClick={() => onOnlyRow(row)}>
            {t('onlyRow')}
          </Button>
        )}
      </div>
      <Chip tone={tones[type]} shape="square">
        {t(`rowTypes.${type}`)}
      </Chip>
    </li>
  );
}
