import { useEffect } from 'react';

export interface UseExistingPageOptions {
  /** From 1. */
  page: number;
  /** Undefined until the rows are counted. */
  pageCount: number | undefined;
  /** Shows another page, without an entry in the history. */
  onPageChange: (page: number) => void;
}

/** Leads from a page beyond the last one to the last one, as after an old link or the deletion of its last row. */
export function useExistingPage({ page, pageCount, onPageChange }: UseExistingPageOptions): void {
  const lastPage = pageCount === undefined ? page : Math.max(1, pageCount);
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) onPageChange(lastPage);
  }, [isBeyond, lastPage, onPageChange]);
}
