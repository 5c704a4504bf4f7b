import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { versionSchema } from '../names';
import type { Permission } from '../permissions';
import { recordFileEndpoints, type RecordFileOptions } from './record-imports';
import { recordPage } from './records';

type Schema = z.core.$ZodType;

interface RecordKindOptions<Name, View, Edit, Query, Id, Row, Detail, Input> extends RecordFileOptions<
  Name,
  View,
  Edit,
  Query
> {
  /** One record, in the summaries of the API reference. */
  noun: string;
  /** Summaries that differ between kinds. */
  summaries: { list: string; save: string; archive: string };
  id: Id;
  row: Row;
  /** A row, and what prevents its deletion. */
  detail: Detail;
  /** Body that saves a record. */
  input: Input;
}

/** The endpoints of one kind of record: list, form, archive, import and export. */
/* @__NO_SIDE_EFFECTS__ */
export function recordKindEndpoints<
  const Name extends string,
  const View extends Permission,
  const Edit extends Permission,
  Query extends Schema,
  Id extends Schema,
  Row extends Schema,
  Detail extends Schema,
  Input extends Schema,
>(options: RecordKindOptions<Name, View, Edit, Query, Id, Row, Detail, Input>) {
  const { noun, summaries, id, row, detail, input, name, query } = options;
  const base = `/marketing/api/v1/${name}` as const;
  const common = { account: 'none', heavy: false } as const;
  const view = { ...common, access: { permission: options.view } };
  const edit = { ...common, access: { permission: options.edit } };
  return {
    /** Lists records, the newest first. `sortCol` takes a sort key of the kind. */
    list: defineEndpoint({
      ...view,
      path: `${base}/list`,
      summary: summaries.list,
      body: z.object({ page: recordPage, query: z.optional(query) }),
      data: z.object({ list: z.array(row) }),
      paged: true,
    }),

    /** One record, and what prevents its deletion. Errors: 404. */
    detail: defineEndpoint({
      ...view,
      path: `${base}/detail`,
      summary: `Returns one ${noun} and the number of records that depend on it.`,
      body: z.object({ id }),
      data: detail,
      paged: false,
    }),

    /**
     * Saves the record with the given `id` and `version`, or creates one. Errors: 1400 for the name, or 931001 for the number, of another
     * record; 400 for an unknown reference; 404; 409 for a version that is not the latest, with the stored record as `data`.
     */
    save: defineEndpoint({
      ...edit,
      path: `${base}/save`,
      summary: summaries.save,
      body: input,
      data: row,
      paged: false,
    }),

    /** Archives or restores a record. Errors: 404; 409 as for `save`. */
    archive: defineEndpoint({
      ...edit,
      path: `${base}/archive`,
      summary: summaries.archive,
      body: z.object({ id, version: versionSchema, isArchived: z.boolean() }),
      data: row,
      paged: false,
    }),

    /** Deletes a record without dependents. Errors: 404; 409; 931002 with the counts of its dependents as `data`. */
    delete: defineEndpoint({
      ...edit,
      path: `${base}/delete`,
      summary: `Deletes a ${noun} that no other record depends on.`,
      body: z.object({ id, version: versionSchema }),
      data: z.null(),
      paged: false,
    }),

    ...recordFileEndpoints(options),
  };
}
