/** The properties of a column that the grid needs. A host's columns have further data. */
export interface GridColumn {
  /** Unique in the grid. */
  id: string;
  /** The side of the viewport to which the column is pinned; null for a free column, which scrolls. */
  pinned: 'left' | 'right' | null;
}
