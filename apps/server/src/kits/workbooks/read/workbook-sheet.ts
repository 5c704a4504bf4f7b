/** A sheet as the readers return it; rows and cells count from 0. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  rows: (string | number | boolean | Date | null)[][];
  merges: readonly { startRow: number; startCol: number; endRow: number; endCol: number }[];
}
