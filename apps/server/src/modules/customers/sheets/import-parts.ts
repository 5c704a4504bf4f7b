import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { DomainError } from '../../../platform/lib/domain-error';
import { createRecordImportsRepository, type StoredImport } from './record-imports.repository';
import type { SheetTarget } from './target';

/** Dependencies of importing one kind of record. */
export interface ImportParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
  target: SheetTarget;
}

/** An import and its user. */
export interface OwnImport {
  id: string;
  userId: string;
}

/** Errors: `not_found`. */
export async function findImport(
  tx: Database,
  { kind }: SheetTarget,
  { id, userId, ...options }: OwnImport & { isLocked?: boolean },
): Promise<StoredImport> {
  const key = { id, kind, createdBy: userId };
  const found = await createRecordImportsRepository(tx).find(key, { isLocked: options.isLocked === true });
  if (found === undefined) throw new DomainError('not_found');
  return found;
}
