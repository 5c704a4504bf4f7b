import type { ExportFormat } from '@meridian/api-client/contract';

/** MIME types of exported files. */
export const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportFormat, string>;
