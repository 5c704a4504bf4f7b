/** Rows that stay in view while the others scroll. */
export interface PinnedRows<Row extends object> {
  /** Rows below the header and the totals. */
  top?: readonly Row[] | undefined;
  bottom?: readonly Row[] | undefined;
}
