import { importStates } from '@meridian/api-client/contract';
import type { TextKey } from '@meridian/i18n/texts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports } from '../../../platform/db/schema';
import { DomainError } from '../../../platform/lib/domain-error';

const messages: Readonly<Record<number, TextKey<'errors'>>> = {
  [importStates.waiting]: 'import_running',
  [importStates.running]: 'import_running',
  [importStates.done]: 'import_done',
  [importStates.failed]: 'import_failed',
  [importStates.unchanged]: 'import_unchanged',
  [importStates.undone]: 'import_undone',
  [importStates.discarded]: 'import_discarded',
};

/** The error for an action that the import's state does not allow, with a message that names the state. */
export async function wrongStateError(tx: Database, importId: string): Promise<DomainError> {
  const [entry] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, importId));
  return new DomainError('conflict', {}, { messageKey: entry && messages[entry.state] });
}
