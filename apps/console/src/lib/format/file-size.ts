import { formatValue } from '@meridian/report-table/format';

/**
 * The size of a file as text: `512 B`, `18 KB`, `2.4 MB`.
 * Units:  bytes; 1 KB is 1024 of them.
 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${formatValue(bytes, 't')} B`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${formatValue(kilobytes, 't')} KB`;
  return `${formatValue(bytes / 1024 / 1024, 't1')} MB`;
}
