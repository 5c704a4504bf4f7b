import type { Endpoint } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { route } from '../../platform/http/endpoint-route';
import type { Caller } from '../../platform/lib/caller';
import { readPage, type PageRequest } from '../../platform/lib/paging';
import type { RecordPageRequest, RecordVersion } from './records.service';

type Schema<Output = unknown> = z.core.$ZodType<Output>;

export interface RecordRoutesOptions<Id, Row, Detail, Input, Query, Key extends string> {
  endpoints: {
    list: Endpoint<
      Schema,
      Schema<{ page?: PageRequest | undefined; query?: Query | undefined }>,
      Schema<{ list: Row[] }>
    >;
    detail: Endpoint<Schema, Schema<{ id: Id }>, Schema<Detail>>;
    save: Endpoint<Schema, Schema<Input>, Schema<Row>>;
    archive: Endpoint<Schema, Schema<RecordVersion<Id> & { isArchived: boolean }>, Schema<Row>>;
    delete: Endpoint<Schema, Schema<RecordVersion<Id>>, Schema<null>>;
  };
  sorts: readonly Key[];
  list: (
    query: Query | undefined,
    page: RecordPageRequest<Key>,
  ) => Promise<{ list: Row[]; totalCount: number }>;
  detail: (id: Id, caller: Caller) => Promise<Detail>;
  save: (input: Input, userId: string) => Promise<Row>;
  archive: (version: RecordVersion<Id> & { isArchived: boolean }, userId: string) => Promise<Row>;
  remove: (version: RecordVersion<Id>) => Promise<void>;
}

/** Routes that all kinds of records have. */
export function recordRoutes<Id, Row, Detail, Input, Query, Key extends string>(
  app: FastifyInstance,
  options: RecordRoutesOptions<Id, Row, Detail, Input, Query, Key>,
): void {
  const { endpoints, sorts, list, detail, save, archive, remove } = options;
  route(app, endpoints.list, ({ body: { page: requested, query } }) =>
    readPage(requested, sorts, (page) => list(query, page)),
  );
  route(app, endpoints.detail, async ({ body, request: { caller } }) => ({
    data: await detail(body.id, caller),
  }));
  route(app, endpoints.save, async ({ body, request: { caller } }) => ({
    data: await save(body, caller.userId),
  }));
  route(app, endpoints.archive, async ({ body, request: { caller } }) => ({
    data: await archive(body, caller.userId),
  }));
  route(app, endpoints.delete, async ({ body }) => {
    await remove(body);
    return { data: null };
  });
}
