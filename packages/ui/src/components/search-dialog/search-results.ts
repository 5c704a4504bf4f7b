import type { ReactNode } from 'react';

export interface SearchDialogItem {
  id: string;
  icon?: ReactNode;
  content: ReactNode;
  /** Grey text at the right: where the item belongs. */
  hint?: ReactNode;
}

export interface SearchDialogGroup {
  label: string;
  items: readonly SearchDialogItem[];
}
