import Papa from 'papaparse';

/** Rows as the text of a CSV file, cells quoted where they have to be. */
export function csv(rows: readonly (readonly (string | number)[])[], newline = '\n'): string {
  return (
    Papa.unparse(
      rows.map((row) => [...row]),
      { newline },
    ) + newline
  );
}
