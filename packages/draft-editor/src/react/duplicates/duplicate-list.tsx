import type { Language } from '@meridian/i18n/core';
import { useMemo, type ReactElement } from 'react';
import { parentOf, type Draft, type DuplicateGroup, type Row } from '../../core';
import { matchTypeOptions } from '../../core/values/field-options';
import { createParentNames } from '../row-grid/row-places';
import { duplicatesLabels } from './labels';

export interface DuplicateListProps {
  draft: Draft;
  groups: readonly DuplicateGroup[];
  language: Language;
}

/** Keywords that are listed; a list of thousands would not be read. */
const listedCount = 100;

/** Each keyword with the places of its rows, the one that stays first. */
export function DuplicateList({ draft, groups, language }: DuplicateListProps): ReactElement {
  const labels = duplicatesLabels[language];
  const nameOf = useMemo(() => createParentNames(draft, 'keyword'), [draft]);
  const left = groups.length - listedCount;
  const describe = ({ id, matchType, bid }: Row<'keyword'>) => {
    const unitId = parentOf(draft.tables.keyword, id) ?? '';
    const names = (['campaign', 'unit'] as const).map((kind) => nameOf(kind, unitId) || labels.unnamed);
    const match = matchTypeOptions.find(({ value }) => value === matchType)?.labels[language];
    return [names.join(' › '), match, bid === null ? null : bid.toFixed(2)]
      .filter((text) => text !== null && text !== undefined)
      .join(' · ');
  };
  return (
    <>
      <ul aria-label={labels.list} className="rounded-sm border border-line-2">
        {groups.slice(0, listedCount).map(({ kept, others }) => (
          <li key={kept.id} className="border-b border-line-1 px-3 py-2 last:border-b-0">
            <p className="font-medium break-words">{kept.keyword}</p>
            <ul className="text-12 text-fg-2">
              {[kept, ...others].map((row) => (
                <li key={row.id} className="flex gap-2">
                  <span className="w-16 shrink-0 text-fg-3">
                    {row === kept ? labels.keptRow : labels.otherRow}
                  </span>
                  <span className="min-w-0 break-words">{describe(row)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-12 text-fg-3">{labels.more(left)}</p>}
    </>
  );
}
