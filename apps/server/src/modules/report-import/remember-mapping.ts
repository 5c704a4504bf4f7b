import type { ImportAnswers } from '@meridian/api-client/contract';
import type { Database } from '../../db';
import { headerKeyOf, mergeMappings, rememberedFor } from './core/mapping';
import { forgetMapping, renameMapping, storeMapping } from './repository/import-mappings';
import type { ImportRecord } from './repository/import-record';

/** Stores what a user decided about the columns of a file, on top of what was remembered for its header; or forgets it. */
export async function rememberMapping(
  db: Database,
  { profile, detection }: Pick<ImportRecord, 'profile' | 'detection'>,
  {
    answers,
    remember,
    name,
    userId,
  }: { answers: ImportAnswers; remember: boolean; name: string | undefined; userId: string | null },
): Promise<void> {
  if (userId === null || profile === null || detection === null) return;
  const headerKey = headerKeyOf(detection.header);
  const key = { userId, profile, headerKey };
  if (!remember) {
    await forgetMapping(db, key);
    return;
  }
  const { columns, constants } = answers;
  if (columns === undefined && constants === undefined) {
    if (name !== undefined) await renameMapping(db, key, name);
    return;
  }
  const mapping = mergeMappings(rememberedFor(detection.remembered, key), answers);
  await storeMapping(db, key, { ...mapping, name });
}
