import type { PackedFile } from './core/pack-report';
import type { ParsedImport } from './repository/parsed-import';

/** Names what the parser returns as the database stores it. */
export function toParsedImport({ parts, ...file }: PackedFile): ParsedImport {
  const { dataTime } = file.detection;
  return { ...file, loads: parts.map(({ rows: _rows, ...part }) => ({ ...part, dataTime })) };
}
