import Papa from 'papaparse';

/** Rows as CSV text, with cells quoted where necessary. */
export function csv(rows: readonly (readonly (string | number)[])[], newline = '\n'): string {
  return (
    Papa.unparse(
      rows.map((row) => [...row]),
      { newline },
    ) + newline
  );
}
