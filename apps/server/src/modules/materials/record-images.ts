import type { AuditAction } from '@meridian/api-client/contract';
import { inArray } from 'drizzle-orm';
import { recordAllAudits } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { images } from '../../platform/db/schema';

/** Records what was done to images, one record each. */
export async function recordImages(
  tx: Database,
  action: Extract<AuditAction, 'imageDelete' | 'imageRestore' | 'imageSend'>,
  ids: readonly string[],
): Promise<void> {
  const found = await tx
    .select({ id: images.id, name: images.name, accountId: images.accountId })
    .from(images)
    .where(inArray(images.id, [...ids]));
  await recordAllAudits(
    tx,
    found.map(({ id, name, accountId }) => ({ action, object: { id, name }, accountIds: [accountId] })),
  );
}
