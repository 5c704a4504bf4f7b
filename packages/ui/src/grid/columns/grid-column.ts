/** What the grid must know of a column. A host's columns have it beside their own data. */
export interface GridColumn {
  /** Unique in the grid. */
  id: string;
  /** The side of the viewport where the column stays; null for a free column, which scrolls. */
  pinned: 'left' | 'right' | null;
}
