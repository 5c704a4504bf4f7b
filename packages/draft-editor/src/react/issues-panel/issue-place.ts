import type { Language } from '@meridian/i18n/core';
import {
  childrenOf,
  findRow,
  parentKinds,
  parentOf,
  tableOf,
  type Draft,
  type Issue,
  type RowKind,
} from '../../core';
import { issuesPanelLabels, type IssuesPanelLabels } from './labels';

/** Maximum number of characters of a name or a text in a place. */
const maxCharacters = 60;

/** The place of an issue: `campaign › unit › row`. Rows have their number in the list, as in the messages of issues. */
export function issuePlace(
  draft: Draft,
  { kind: first, id: firstId }: Pick<Issue, 'kind' | 'id'>,
  language: Language,
): string {
  const labels = issuesPanelLabels[language];
  const parts: string[] = [];
  let kind: RowKind | null = first === 'draft' ? null : first;
  let id = firstId;
  while (kind !== null) {
    const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
    if (parentId === undefined) break;
    parts.unshift(nameOf(draft, { kind, id, parentId }, labels));
    id = parentId;
    kind = parentKinds[kind];
  }
  return parts.length === 0 ? labels.draft : parts.join(' › ');
}

function nameOf(
  draft: Draft,
  { kind, id, parentId }: { kind: RowKind; id: string; parentId: string },
  labels: IssuesPanelLabels,
): string {
  const number = () => numberOf(childrenOf<RowKind>(draft, kind, parentId), id);
  switch (kind) {
    case 'campaign':
      return shorten(findRow(draft, kind, id)?.campaignName ?? '') || labels.unnamed.campaign(number());
    case 'unit':
      return shorten(findRow(draft, kind, id)?.adgroupName ?? '') || labels.unnamed.unit(number());
    case 'keyword':
      return labels.row(number(), shorten(findRow(draft, kind, id)?.keyword ?? ''));
    case 'creative':
      return labels.row(number(), shorten(findRow(draft, kind, id)?.title ?? ''));
    case 'picture':
      return labels.row(number(), shorten(findRow(draft, kind, id)?.theme ?? ''));
  }
}

function shorten(text: string): string {
  const characters = [...text.slice(0, maxCharacters * 2 + 2).trim()];
  return characters.length <= maxCharacters
    ? characters.join('')
    : `${characters.slice(0, maxCharacters).join('')}…`;
}

/** Numbers of the rows of a list, cached so that each of thousands of issues finds its own at once. */
const numbers = new WeakMap<readonly object[], ReadonlyMap<string, number>>();

function numberOf(rows: readonly { id: string }[], id: string): number {
  const known = numbers.get(rows) ?? new Map(rows.map((row, index) => [row.id, index + 1]));
  numbers.set(rows, known);
  return known.get(id) ?? 0;
}
