import {
  allPermissions,
  maxAuditFileRows,
  type AuditQuery,
  type AuditRecord,
  type ExportFormat,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { csvFile } from '../../kits/workbooks/write/csv-file';
import { xlsxFile } from '../../kits/workbooks/write/xlsx-file';
import { recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { auditReportFile } from './audit-file';
import { createAuditRepository, type AuditFilter, type VisibleAccounts } from './audit.repository';

type Reader = Pick<Caller, 'permissions' | 'accountIds'>;

/** Rows per database query. */
const batchSize = 1_000;

/** Reads the audit log. Excludes records about accounts that the reader has no access to. */
export function createAuditService({ db }: { db: Database }) {
  const records = createAuditRepository(db);

  return {
    /** Errors: `not_allowed` for an account without access. */
    list: (reader: Reader, query: AuditQuery, page: { size: number; offset: number }) =>
      records.list(filterOf(reader, query), page),

    /** Errors: `not_found`. */
    async detail(reader: Reader, id: string): Promise<AuditRecord> {
      const record = await records.find(id, visibleTo(reader));
      if (record === undefined) throw new DomainError('not_found');
      return record;
    },

    /** Newest records of the query, as a file. Errors: as for `list`. */
    async file(
      reader: Reader,
      { query, format, language }: { query: AuditQuery; format: ExportFormat; language: Language },
    ): Promise<AsyncIterable<Uint8Array>> {
      const filter = filterOf(reader, query);
      const { beginDate, endDate } = query;
      await recordAudit(db, {
        action: 'auditExport',
        object: { id: null, name: '' },
        after: { beginDate: beginDate ?? null, endDate: endDate ?? null, format },
      });
      const rows = records.batches(filter, { size: batchSize, limit: maxAuditFileRows });
      const file = auditReportFile(rows, { numbers: await records.accountNumbers(), language });
      return format === 'csv' ? csvFile({ withBom: true })(file) : xlsxFile(file);
    },
  };
}

const visibleTo = ({ permissions, accountIds }: Reader): VisibleAccounts =>
  permissions.includes(allPermissions) ? 'all' : accountIds;

function filterOf(reader: Reader, query: AuditQuery): AuditFilter {
  const { concernedAccountId: id } = query;
  if (id !== undefined && !reader.accountIds.includes(id)) throw new DomainError('not_allowed');
  return { ...query, visible: visibleTo(reader) };
}
