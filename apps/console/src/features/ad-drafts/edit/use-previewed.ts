import type { DraftNode } from '@meridian/draft-editor';
import { childrenOf, findRow, type Draft, type Row } from '@meridian/draft-editor/core';
import { useState } from 'react';

/** The active creative of the visible unit, or its first one, both as saved and while it is typed. */
export function usePreviewed(draft: Draft, node: DraftNode | undefined) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [typed, setTyped] = useState<Row<'creative'>>();
  const unitId = node === undefined || node.kind === 'campaign' ? undefined : node.id;
  const creatives = unitId === undefined ? [] : childrenOf(draft, 'creative', unitId);
  const active = activeId === null ? undefined : findRow(draft, 'creative', activeId);
  const saved = active && creatives.includes(active) ? active : creatives[0];
  return { saved, shown: saved && typed?.id === saved.id ? typed : saved, setActiveId, setTyped };
}
