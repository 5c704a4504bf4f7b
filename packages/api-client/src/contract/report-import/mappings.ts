import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { numberFormats } from './questions';

/** Name of a mapping, not empty. */
export const mappingNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const mappingKeySchema = z.object({
  /** Name of the file layout. */
  profile: z.string().check(z.maxLength(60)),
  /** The same for all files with this header. */
  headerKey: z.string().check(z.maxLength(64)),
});

/** What a user decided about the columns of files with a header, for the next file with it. */
const importMappingSchema = z.extend(mappingKeySchema, {
  /** Null where the user gave none. */
  name: z.nullable(z.string()),
  /** Field of a column by its text in the header, or `ignore`. */
  columns: z.record(z.string(), z.string()),
  /** Value of a field that has no column, for all rows. */
  constants: z.record(z.string(), z.string()),
  /** How numbers are written, where a file does not decide it; null where none had to be asked. */
  numberFormat: z.nullable(z.enum(numberFormats)),
  storedTime: z.iso.datetime(),
});
/** What a user decided about the columns of files with a header. */
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Lists what the caller decided about the columns of earlier files, the latest first; at most 200. */
export const reportImportMappingList = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/mappings',
  summary: 'Returns the column mappings that the caller saved for earlier files.',
  access: { permission: 'report:import:view' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({}),
  data: z.object({ list: z.array(importMappingSchema) }),
  paged: false,
  heavy: false,
});

/** Names a mapping of the caller. Errors: 404. */
export const reportImportMappingRename = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/mapping/rename',
  summary: 'Renames one of the caller’s column mappings.',
  access: { permission: 'report:import:create' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.extend(mappingKeySchema, { name: mappingNameSchema }),
  data: z.object({}),
  paged: false,
  heavy: false,
});

/** Deletes a mapping of the caller: files with its header are read as before it. Nothing happens when it is gone. */
export const reportImportMappingDelete = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/mapping/delete',
  summary: 'Deletes one of the caller’s column mappings.',
  access: { permission: 'report:import:create' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: mappingKeySchema,
  data: z.object({}),
  paged: false,
  heavy: false,
});
