/** A sheet as readers return it; rows and cells from 0. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  rows: (string | number | boolean | Date | null)[][];
  merges: readonly { startRow: number; startCol: number; endRow: number; endCol: number }[];
}
