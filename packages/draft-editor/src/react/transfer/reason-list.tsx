import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';

export interface ReasonListProps {
  reasons: readonly {
    reason: string;
    count: number;
    /** Some of the rows, or all of them. */
    names: readonly string[];
  }[];
  more: (rows: number) => string;
  language: Language;
}

/** Names that are listed for each reason; a list of thousands would not be read. */
export const namedCount = 100;

/** Why rows are left out, with their numbers and names. */
export function ReasonList({ reasons, more, language }: ReasonListProps): ReactElement {
  return (
    <ul className="flex flex-col gap-2">
      {reasons.map(({ reason, count, names }) => {
        const shown = names.slice(0, namedCount);
        const left = count - shown.length;
        return (
          <li key={reason}>
            <p>
              {reason} <span className="text-fg-3">({formatNumber(count)})</span>
            </p>
            <p className="text-12 break-words text-fg-3">
              {left === 0 ? formatList(shown, language) : [...shown, more(left)].join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
