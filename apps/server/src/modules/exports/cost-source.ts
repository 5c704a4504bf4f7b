import type { Channel, CostReport } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { StoredCostExportRequest } from '../../platform/db/schema';
import {
  createBudgetsRepository,
  createCostReportRepository,
  createCostReportService,
  type CheckedCostQuery,
} from '../cost-report';

/** A cost report to export. */
export interface CostExportSubject {
  /** Selected accounts that the user has access to. */
  accountIds: readonly number[];
  /** Channels that the user may view. */
  channels: readonly Channel[];
  query: CheckedCostQuery & Pick<StoredCostExportRequest['query'], 'expandAll' | 'toggled'>;
  sortCol: string | undefined;
  language: Language;
}

/** Reads cost reports for exports. */
export interface CostSource {
  /** Calls `use` with a consistent snapshot of all visible rows. Errors: as for the report's list. */
  read<Result>(subject: CostExportSubject, use: (report: CostReport) => Promise<Result>): Promise<Result>;
}

/** Reads cost reports with the service that the screen uses. */
export function createCostSource({ db, clock }: { db: Database; clock: Pick<Clock, 'today'> }): CostSource {
  return {
    read: ({ query: { expandAll, toggled, ...query }, sortCol, ...subject }, use) =>
      db.transaction(
        async (tx) => {
          const service = createCostReportService({
            costs: createCostReportRepository(tx),
            budgets: createBudgetsRepository(tx),
            clock,
          });
          const page = { size: Number.MAX_SAFE_INTEGER, offset: 0, sortCol };
          const { data } = await service.list({
            ...subject,
            query,
            expandAll,
            toggled,
            page,
            canSetBudgets: false,
          });
          return use(data);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  };
}
