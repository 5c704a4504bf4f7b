import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { numberFormats } from './questions';

/** Name of a mapping, not empty. */
export const mappingNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const mappingKeySchema = z.object({
  /** Name of the file layout. */
  profile: z.string().check(z.maxLength(60)),
  /** The key of all files with this header. */
  headerKey: z.string().check(z.maxLength(64)),
});

/** A user's column mapping for files with a header, applied to the next file with it. */
const importMappingSchema = z.extend(mappingKeySchema, {
  /** Null without a name. */
  name: z.nullable(z.string()),
  /** Field of a column by its text in the header, or `ignore`. */
  columns: z.record(z.string(), z.string()),
  /** Values of fields without a column, for all rows. */
  constants: z.record(z.string(), z.string()),
  /** Number format to use if a file does not decide it; null if it never had to be asked. */
  numberFormat: z.nullable(z.enum(numberFormats)),
  storedTime: z.iso.datetime(),
});
/** A user's column mapping for files with a header. */
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Lists the caller's column mappings of earlier files, newest first; at most 200. */
export const reportImportMappingList = defineEndpoint({
  path: '/marketing/api/v1/reportImport/mappings',
  summary: 'Returns the column mappings that the caller saved for earlier files.',
  access: { permission: 'report:import:view' },
  account: 'none',
  body: z.object({}),
  data: z.object({ list: z.array(importMappingSchema) }),
  paged: false,
  heavy: false,
});

/** Names a mapping of the caller. Errors: 404. */
export const reportImportMappingRename = defineEndpoint({
  path: '/marketing/api/v1/reportImport/mapping/rename',
  summary: 'Renames one of the caller’s column mappings.',
  access: { permission: 'report:import:create' },
  account: 'none',
  body: z.extend(mappingKeySchema, { name: mappingNameSchema }),
  data: z.object({}),
  paged: false,
  heavy: false,
});

/** Deletes a mapping of the caller: files with its header are then read without it. An unknown mapping is ignored. */
export const reportImportMappingDelete = defineEndpoint({
  path: '/marketing/api/v1/reportImport/mapping/delete',
  summary: 'Deletes one of the caller’s column mappings.',
  access: { permission: 'report:import:create' },
  account: 'none',
  body: mappingKeySchema,
  data: z.object({}),
  paged: false,
  heavy: false,
});
