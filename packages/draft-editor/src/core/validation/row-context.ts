import { childrenOf, findRow, tableOf, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { RowContext, RuleOptions } from '../rules/rule';

const none: readonly never[] = [];

/**
 * The context that the rows of a parent share. Lists that no rule of the kind reads are left out, so that changes in them cause no
 * check.
 */
export function contextOf(draft: Draft, kind: RowKind, parentId: string, options: RuleOptions): RowContext {
  const context = { options, campaign: undefined, unit: undefined, units: none, keywords: none };
  const empty: RowContext = { ...context, creatives: none, pictures: none };
  if (kind === 'campaign') return empty;
  if (kind === 'unit') return { ...empty, campaign: findRow(draft, 'campaign', parentId) };
  if (kind === 'picture') return empty;
  const campaignId = parentOf(tableOf(draft, 'unit'), parentId);
  const above: RowContext = {
    ...empty,
    campaign: campaignId === undefined ? undefined : findRow(draft, 'campaign', campaignId),
    unit: findRow(draft, 'unit', parentId),
  };
  if (kind === 'keyword') return above;
  return {
    ...above,
    keywords: childrenOf(draft, 'keyword', parentId),
    pictures: childrenOf(draft, 'picture', parentId),
  };
}

/** The context of a row that contains others. */
export function withOwnRows(draft: Draft, kind: RowKind, id: string, context: RowContext): RowContext {
  if (kind === 'campaign') return { ...context, units: childrenOf(draft, 'unit', id) };
  if (kind !== 'unit') return context;
  return {
    ...context,
    keywords: childrenOf(draft, 'keyword', id),
    creatives: childrenOf(draft, 'creative', id),
    pictures: childrenOf(draft, 'picture', id),
  };
}
