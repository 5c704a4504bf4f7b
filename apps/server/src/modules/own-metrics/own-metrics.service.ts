import { parseFormula, type SavedOwnMetric } from '@meridian/api-client/contract';
import { createOwnMetricsRepository, type NewOwnMetric } from '../../kits/own-metrics/own-metrics.repository';
import { recordAudit, recordChange, type AuditedObject } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';

/** Metrics that users define; each change is recorded in the audit log. */
export function createOwnMetricsService({ db }: { db: Database }) {
  return {
    /** The user's own metrics, and those that colleagues share with readers of reports. */
    async list(caller: Pick<Caller, 'userId' | 'permissions'>): Promise<SavedOwnMetric[]> {
      const list = await createOwnMetricsRepository(db).list(caller.userId);
      const isReader = readableChannels(caller).length > 0;
      return list.filter(({ owner }) => owner === null || isReader);
    },

    /** Errors: those of the endpoint. */
    async save({ userId }: Pick<Caller, 'userId'>, metric: NewOwnMetric): Promise<SavedOwnMetric> {
      if (parseFormula(metric.formula).error) throw invalidField('formula', 'invalid_formula');
      return db.transaction(async (tx) => {
        const { before, after } = await createOwnMetricsRepository(tx).save(userId, metric);
        const isNewlyShared = after.isShared && before?.isShared === false;
        await recordChange(tx, {
          actions: {
            created: 'ownMetricCreate',
            changed: isNewlyShared ? 'ownMetricShare' : 'ownMetricChange',
          },
          before: before && auditedMetric(before),
          after: auditedMetric(after),
        });
        return { ...after, owner: null };
      });
    },

    /** Errors: `not_found` if the user has no such metric. */
    remove: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const removed = await createOwnMetricsRepository(tx).remove(userId, id);
        const { values, ...audited } = auditedMetric(removed);
        await recordAudit(tx, { ...audited, action: 'ownMetricDelete', before: values });
      }),
  };
}

/** A metric as the audit log names and describes it. */
function auditedMetric({ id, name, formula, format, target, isShared }: NewOwnMetric): AuditedObject {
  return {
    object: { id, name },
    accountIds: [],
    values: {
      name,
      formula,
      metricFormat: format,
      target: target && `${target.better === 'higher' ? '≥' : '≤'} ${target.value}`,
      isShared,
    },
  };
}
