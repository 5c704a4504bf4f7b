/** A sheet as rows of texts, as a spreadsheet shows them; a blank row has no cells. */
export interface SheetRows {
  name: string;
  /** Hidden sheets are not imported. */
  isHidden?: boolean;
  rows: readonly (readonly string[])[];
}

/** The content of a workbook, or of a text file as one sheet. */
export interface WorkbookContent {
  sheets: readonly SheetRows[];
}

export const isBlankText = (text: string): boolean => text.trim() === '';

/** Whether no cell of a row has a text. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every(isBlankText);
