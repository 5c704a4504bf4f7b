/** How the name of a file ends that an import accepts. Every other name is an error 415; the bytes decide the format. */
export const spreadsheetExtensions = ['.xlsx', '.xls', '.et', '.sheet', '.csv'] as const;

/** Whether imports accept a file of this name, whatever its letter case. */
export function isSpreadsheetName(name: string): boolean {
  const lower = name.toLowerCase();
  return spreadsheetExtensions.some((extension) => lower.endsWith(extension));
}
