import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import type { EndpointData } from '../contract';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `draftPlannedChanges`. */
export type DraftPlannedChangesRequest = NonNullable<
  EndpointRequest<typeof endpoints.draftPlannedChanges>['body']
>;
/** Whether the provider has a row of a draft. */
export type DraftSyncRow = EndpointData<typeof endpoints.draftSyncStates>['rows'][number];
/** A deleted row of a draft that the next upload removes from the account. */
export type DraftRemovedRow = EndpointData<typeof endpoints.draftRemovedRows>['rows'][number];

/** Errors, warnings and advice of a version of an ad draft. */
export function draftPreviewOptions(client: ApiClient, id: string, version: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftPreview, id, version),
    queryFn: ({ signal }) => client.call(endpoints.draftPreview, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** Items that an upload of a version of an ad draft would send: of these campaigns, or of all. */
export function draftPlanOptions(
  client: ApiClient,
  { id, version, campaignIds }: { id: string; version: number; campaignIds?: readonly string[] | undefined },
) {
  const body = { id, ...(campaignIds && { campaignIds: [...campaignIds] }) };
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftPlan, id, version, body),
    queryFn: ({ signal }) => client.call(endpoints.draftPlan, { body, signal }),
    retry: shouldRetry,
  });
}

/** A page of the items that an upload of a version of an ad draft would create, change or remove. */
export function draftPlannedChangesOptions(
  client: ApiClient,
  body: DraftPlannedChangesRequest,
  version: number,
) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftPlannedChanges, version, body),
    queryFn: ({ signal }) => client.call(endpoints.draftPlannedChanges, { body, signal }),
    retry: shouldRetry,
  });
}

interface DraftOfPages {
  id: string;
  signal?: AbortSignal;
}

/** Rows of an ad draft that the provider has or has rejected: all of them, from several pages. */
export function fetchDraftSyncStates(
  client: ApiClient,
  { id, ...options }: DraftOfPages,
): Promise<DraftSyncRow[]> {
  return allRows((from) => client.call(endpoints.draftSyncStates, { body: { id, from }, ...options }));
}

/** Deleted rows of an ad draft that the next upload removes from the account: all of them, from several pages. */
export function fetchDraftRemovedRows(
  client: ApiClient,
  { id, ...options }: DraftOfPages,
): Promise<DraftRemovedRow[]> {
  return allRows((from) => client.call(endpoints.draftRemovedRows, { body: { id, from }, ...options }));
}

async function allRows<Row>(
  pageFrom: (from: number) => Promise<{ rows: Row[]; next: number | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let from: number | null = 0; from !== null;) {
    const page: { rows: Row[]; next: number | null } = await pageFrom(from);
    for (const row of page.rows) all.push(row);
    from = page.next;
  }
  return all;
}
