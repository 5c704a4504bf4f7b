/** File extensions that imports accept. Other names are an error 415; the bytes decide the format. */
export const spreadsheetExtensions = ['.xlsx', '.xls', '.et', '.sheet', '.csv'] as const;

/** Whether imports accept a file with this name; case does not matter. */
export function isSpreadsheetName(name: string): boolean {
  const lower = name.toLowerCase();
  return spreadsheetExtensions.some((extension) => lower.endsWith(extension));
}
