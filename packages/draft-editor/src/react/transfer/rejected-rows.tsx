import type { Language } from '@meridian/i18n/core';
import { useMemo, type ReactElement } from 'react';
import {
  findRow,
  issueMessage,
  parentKinds,
  parentOf,
  tableOf,
  type Draft,
  type ProviderKind,
  type RejectedRow,
  type RowKind,
  type TransferProblem,
} from '../../core';
import { rowLookup } from '../../core/model/row-lookup';
import { transferLabels } from './labels';
import { namedCount, ReasonList } from './reason-list';

export interface RejectedRowsProps {
  /** The draft of the rows. */
  draft: Draft;
  /** Kind of the selected rows; others are inside them. */
  kind: ProviderKind;
  rows: readonly RejectedRow[];
  language: Language;
}

/** The rows that a target does not take, by reason. */
export function RejectedRows({ draft, kind, rows, language }: RejectedRowsProps): ReactElement {
  const reasons = useMemo(() => {
    const byReason = new Map<string, RejectedRow[]>();
    for (const row of rows) {
      const reason = rejectionReason(row, language);
      const same = byReason.get(reason);
      if (same) same.push(row);
      else byReason.set(reason, [row]);
    }
    return [...byReason];
  }, [rows, language]);
  const nameOf = useMemo(() => rowNames(draft, { kind, language }), [draft, kind, language]);
  return (
    <ReasonList
      reasons={reasons.map(([reason, same]) => ({
        reason,
        count: same.length,
        names: same.slice(0, namedCount).map(nameOf),
      }))}
      more={transferLabels[language].more}
      language={language}
    />
  );
}

/** Why a target does not take a row. */
export function rejectionReason({ kind, problem }: RejectedRow, language: Language): string {
  const labels = transferLabels[language];
  if (problem.type === 'issue') return issueMessage(problem.issue, language);
  return kind === 'picture' ? labels.picture : reasonOf(problem, kind, language);
}

function reasonOf(
  problem: Exclude<TransferProblem, { type: 'issue' }>,
  kind: ProviderKind,
  language: Language,
): string {
  const labels = transferLabels[language];
  switch (problem.type) {
    case 'present':
      return kind === 'campaign' ? labels.duplicate.campaign : labels.present[kind];
    case 'duplicate':
      return labels.duplicate[kind];
    case 'full':
      return labels.full(kind, problem.max);
    case 'picture':
      return labels.picture;
  }
}

/** Returns the name of a rejected row, with that of its parent if it is inside a selected row. */
export function rowNames(
  draft: Draft,
  { kind: selected, language }: Pick<RejectedRowsProps, 'kind' | 'language'>,
) {
  const { unnamed } = transferLabels[language];
  const lookups = new Map<RowKind, ReturnType<typeof rowLookup>>();
  const textIn = (kind: RowKind, id: string) => {
    const find = lookups.get(kind) ?? rowLookup(draft, kind);
    lookups.set(kind, find);
    return textOf(find(id)) || unnamed.row;
  };
  return ({ kind, id, problem }: RejectedRow): string => {
    const name = textIn(kind, id);
    if (problem.type === 'issue' && problem.issue.id !== id && problem.issue.kind !== 'draft')
      return `${name} › ${textOf(findRow<RowKind>(draft, problem.issue.kind, problem.issue.id))}`;
    const parentKind = parentKinds[kind];
    if (kind === selected || parentKind === null) return name;
    return `${textIn(parentKind, parentOf(tableOf<RowKind>(draft, kind), id) ?? '')} › ${name}`;
  };
}

function textOf(row: object | undefined): string {
  const fields = { campaignName: '', adgroupName: '', keyword: '', title: '', theme: '', ...row };
  return (fields.campaignName || fields.adgroupName || fields.keyword || fields.title || fields.theme).trim();
}
