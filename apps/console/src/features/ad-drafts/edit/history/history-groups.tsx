import type { DraftHistoryGroup } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ChangedValue } from './changed-value';
import { useHistoryWords } from './use-history-words';

/** What changed, a line for each group of rows. */
export function HistoryGroups({ groups }: { groups: readonly DraftHistoryGroup[] }) {
  const { t } = useTranslation('draftHistory');
  const { groupText } = useHistoryWords();
  if (groups.length === 0) return <p className="text-fg-3">{t('nothing')}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {groups.map((group) => (
        <li
          key={`${group.type} ${group.kind} ${group.field}`}
          className="flex flex-wrap items-baseline gap-x-2 text-fg-1 wrap-anywhere"
        >
          <span>{groupText(group)}</span>
          {group.to && (group.type === 'changed' || group.type === 'renamed') && (
            <ChangedValue field={group.field ?? 'name'} from={group.from} to={group.to} />
          )}
        </li>
      ))}
    </ul>
  );
}
