import type { AuditAction } from '@meridian/api-client/contract';
import { recordAllAudits } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { createImagesRepository } from './images.repository';

/** Records an action on images, with one record each. */
export async function recordImages(
  tx: Database,
  action: Extract<AuditAction, 'imageAdd' | 'imageDelete' | 'imageRestore' | 'imageSend'>,
  ids: readonly string[],
): Promise<void> {
  const found = await createImagesRepository(tx).findNames(ids);
  await recordAllAudits(
    tx,
    found.map(({ id, name, accountId }) => ({ action, object: { id, name }, accountIds: [accountId] })),
  );
}
