export { foldHead } from './fold-head';
export {
  exampleRemarks,
  findHelperColumn,
  helperColumns,
  isExampleRemark,
  type HelperColumnId,
} from './helper-columns';
export type { NewSheet, NewSheetColumn, NewSheetRow, NewWorkbook } from './new-workbook';
export { isBlankRow, type SheetRows, type WorkbookContent } from './sheet-rows';
export { toSpreadsheetSheets, type SpreadsheetSheet } from './spreadsheet-sheets';
