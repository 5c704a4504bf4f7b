export { emptyText, isEmptyValue } from './cell-value';
export { formatValue, units, type Unit } from './format-value';
export { hourSpan } from './hour-span';
export { columnText, withUnits, type FormattedColumn, type HostUnits, type UnitFormat } from './own-units';
export { plainTextOf } from './plain-text';
export { qualityWords } from './quality';
export { spreadsheetNumber, type SpreadsheetNumber } from './spreadsheet-number';
