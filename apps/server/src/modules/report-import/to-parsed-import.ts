import type { ParsedFile } from './core/parsed-file';
import type { ParsedImport } from './repository/parsed-import';
import type { RowFiles } from './row-files';

/** Names what the parser returns as the database stores it. */
export function toParsedImport({ parts, ...file }: ParsedFile, rows: RowFiles): ParsedImport {
  const { dataTime } = file.detection;
  return {
    ...file,
    rows,
    loads: parts.map(({ rows: fileRows, ...part }) => ({ ...part, fileRows, dataTime })),
  };
}
