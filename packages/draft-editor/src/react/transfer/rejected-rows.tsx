import type { Language } from '@meridian/i18n/core';
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
import { namedCount, ReasonList } from './reason-list';

export interface RejectedRowsProps {
  draft: Draft;
  kind: TransferKind;
  rows: readonly RejectedRow[];
  language: Language;
}

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
    <ReasonList
      reasons={reasons.map(([reason, same]) => ({
        reason,
        count: same.length,
        names: same.slice(0, namedCount).map(nameOf),
      }))}
      more={labels.more}
      language={language}
    />
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
