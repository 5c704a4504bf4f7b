import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import { useMemo, type ReactElement } from 'react';
import {
  findRow,
  issueMessage,
  type Draft,
  type RejectedRow,
  type RowKind,
  type TransferKind,
  type TransferProblem,
} from '../../core';
import { rowLookup } from '../../core/model/row-lookup';
import { transferLabels } from './labels';

export interface RejectedRowsProps {
  draft: Draft;
  kind: TransferKind;
  rows: readonly RejectedRow[];
  language: Language;
}

/** Names that are listed for each reason; a list of thousands would not be read. */
const namedCount = 100;

/** The rows that a target does not take, by reason. */
export function RejectedRows({ draft, kind, rows, language }: RejectedRowsProps): ReactElement {
  const labels = transferLabels[language];
  const reasons = useMemo(() => {
    const byReason = new Map<string, RejectedRow[]>();
    for (const row of rows) {
      const reason = reasonOf(row.problem, kind, language);
      const same = byReason.get(reason);
      if (same) same.push(row);
      else byReason.set(reason, [row]);
    }
    return [...byReason];
  }, [rows, kind, language]);
  const find = useMemo(() => rowLookup(draft, kind), [draft, kind]);
  const nameOf = ({ id, problem }: RejectedRow) => {
    const name = textOf(find(id)) || labels.unnamed.row;
    if (problem.type !== 'issue' || problem.issue.id === id || problem.issue.kind === 'draft') return name;
    return `${name} › ${textOf(findRow<RowKind>(draft, problem.issue.kind, problem.issue.id))}`;
  };
  return (
    <ul className="flex flex-col gap-2">
      {reasons.map(([reason, same]) => {
        const names = same.slice(0, namedCount).map(nameOf);
        const left = same.length - names.length;
        return (
          <li key={reason}>
            <p>
              {reason} <span className="text-fg-3">({formatNumber(same.length)})</span>
            </p>
            <p className="break-words text-12 text-fg-3">
              {left === 0 ? formatList(names, language) : [...names, labels.more(left)].join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function reasonOf(problem: TransferProblem, kind: TransferKind, language: Language): string {
  const labels = transferLabels[language];
  switch (problem.type) {
    case 'present':
      return labels.present[kind];
    case 'duplicate':
      return labels.duplicate[kind];
    case 'full':
      return labels.full(kind, problem.max);
    case 'issue':
      return issueMessage(problem.issue, language);
  }
}

function textOf(row: object | undefined): string {
  const fields = { adgroupName: '', keyword: '', title: '', ...row };
  return (fields.adgroupName || fields.keyword || fields.title).trim();
}
