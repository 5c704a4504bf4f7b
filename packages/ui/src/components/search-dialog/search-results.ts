import type { ReactNode } from 'react';

export interface SearchDialogItem {
  id: string;
  icon?: ReactNode;
  content: ReactNode;
  /** At the right, in grey: where it is found. */
  hint?: ReactNode;
}

export interface SearchDialogGroup {
  label: string;
  items: readonly SearchDialogItem[];
}
