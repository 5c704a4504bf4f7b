import {
  performanceSections,
  reportTypes,
  type EndpointData,
  type endpoints,
  type PerformanceKind,
} from '@meridian/api-client/contract';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import {
  createReportsRepository,
  createReportsService,
  type ReportCopiesDependency,
} from '../../../report-engine';
import { createDraftsRepository } from '../drafts.repository';
import { findContainers, findNamedRows, type NamedRow } from './account-names.repository';
import { endOfPage } from './end-of-page';
import { createItemSums } from './sum-items';

/** Rows of the draft per page: a page is summed and sent as a whole. */
const pageRows = 25_000;
/** Rows of the report that are in memory at a time. */
const batchSize = 2_000;

interface PageRequest {
  id: string;
  kind: PerformanceKind;
  within?: string | undefined;
  query: { beginDate: string; endDate: string };
  from: number;
}

/** Report metrics of the rows of drafts, from the reports that the report pages show. */
export function createDraftPerformanceService({
  db,
  clock,
  reportCopies,
}: { db: Database; clock: Pick<Clock, 'today'> } & ReportCopiesDependency) {
  return {
    /** Errors: `not_found`; `invalid_request` for a range that a custom report rejects. */
    page(
      caller: Caller,
      { id, kind, within, query, from }: PageRequest,
    ): Promise<EndpointData<typeof endpoints.draftPerformance>> {
      return db.transaction(
        async (tx) => {
          const draft = await createDraftsRepository(tx).find(caller.accountIds, id);
          if (draft === undefined) throw new DomainError('not_found');
          const { containers, next } = await findPage(tx, { draftId: id, kind, within, from });
          const rows = await findNamedRows(tx, kind, { draftId: id, containers });
          const sums = createItemSums(kind, rows);
          const report = createReportsService({
            reports: createReportsRepository(tx, reportCopies),
            clock,
            findFieldSelection: () => Promise.resolve(null),
            findOwnMetrics: () => Promise.resolve([]),
          }).rows(
            {
              channel: 'search',
              section: performanceSections[kind],
              period: 'custom',
              accountIds: [draft.accountId],
              query: { ...query, reportType: reportTypes.consolidated, ...filtersOf(kind, rows) },
              sortCol: undefined,
              reader: caller,
            },
            batchSize,
          );
          for await (const batch of report) for (const { row } of batch) sums.add(row);
          return { ...sums.result(), next };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
  };
}

/** Containers of the rows of a page; null for all, as campaigns are on one page. */
async function findPage(
  tx: Database,
  {
    draftId,
    kind,
    within,
    from,
  }: { draftId: string; kind: PerformanceKind; within: string | undefined; from: number },
): Promise<{ containers: string[] | null; next: number | null }> {
  if (kind === 'campaign') return { containers: null, next: null };
  const all = await findContainers(tx, kind, { draftId, within });
  const end = endOfPage(all, { from, size: pageRows });
  return { containers: all.slice(from, end).map(({ id }) => id), next: end < all.length ? end : null };
}

/** The rows of the report that can be those of the draft, and a few more: a unit may have its name in several campaigns. */
function filtersOf(kind: PerformanceKind, rows: readonly NamedRow[]) {
  const distinct = (names: readonly string[]) => [...new Set(names)];
  const campaignName = distinct(rows.map((row) => row.campaignName));
  const adgroupName = distinct(rows.map((row) => row.adgroupName));
  return {
    // a filter without values would select everything
    campaignName: campaignName.length > 0 ? campaignName : [''],
    ...(kind !== 'campaign' && kind !== 'unit' && { adgroupName }),
  };
}
