export const pageSizes = [10, 20, 30, 50] as const;

export interface PagePosition {
  /** From 1. */
  page: number;
  size: number;
  totalCount: number;
}

/** The rows of the page, from 1 and both ends included; null if there are none. */
export function pageRange({ page, size, totalCount }: PagePosition): { from: number; to: number } | null {
  const from = (page - 1) * size + 1;
  return from > totalCount ? null : { from, to: Math.min(page * size, totalCount) };
}
