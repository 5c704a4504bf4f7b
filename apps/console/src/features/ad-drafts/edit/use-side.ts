import { useMediaQuery } from '@meridian/ui';
import { useState } from 'react';
import type { EditorPart } from './draft-address';
import type { EditorPanels } from './use-editor-panels';

export interface Side {
  /** Whether the window has space for the panel next to the content; otherwise it replaces the content. */
  isBeside: boolean;
  isOpen: boolean;
  toggle: () => void;
  /** Shows the content again where the panel replaces it. */
  leave: () => void;
}

/**
 * Whether the side panel of a part is open. Next to the content, the user's choice is stored. At first, a grid has the whole width unless
 * it is at least 900 px wide beside the panel.
 */
export function useSide(
  part: EditorPart,
  { panels, isGrid }: { panels: EditorPanels; isGrid: boolean },
): Side {
  const isBeside = useMediaQuery('(width >= 1360px)');
  const isVast = useMediaQuery('(width >= 1680px)');
  const [isInstead, setIsInstead] = useState(false);
  // the panel of creatives is beside the form below the grid
  const hasSpace = part === 'creative' || (part === 'campaign' && !isGrid);
  // the panel of an upload has its confirmation
  const chosen = part === 'upload' ? true : panels.sideOf(part);
  const isOpen = isBeside ? (chosen ?? (hasSpace || isVast)) : isInstead;
  return {
    isBeside,
    isOpen,
    toggle: () => (isBeside ? panels.setSide(part, !isOpen) : setIsInstead(!isOpen)),
    leave: () => setIsInstead(false),
  };
}
