import type { Database } from '../../platform/db';
import type { CopyStore } from './copier';
import type { CopyFiles } from './copy-files';
import type { DuckdbClient } from './engine-client';
import { allVersions } from './fact-versions.repository';
import { writeUnit } from './write-unit';

/** Copies facts to files for DuckDB. A section is followed once a slow report has needed it. */
export function createFileStore({
  db,
  client,
  files,
  minDayFacts,
}: {
  db: Database;
  client: Pick<DuckdbClient, 'query'>;
  files: CopyFiles;
  /** Facts from which a month is also written in columns by day. */
  minDayFacts: number;
}): CopyStore {
  return {
    write: (target) => writeUnit(target, { db, client, files, minDayFacts }),
    isFollowed: files.hasSection,
    async refresh({ everything }) {
      const units = await allVersions(db);
      const missing = units.filter(
        (unit) => (everything || files.hasSection(unit)) && files.stateOf(unit) === 'missing',
      );
      files.keepOnly(units);
      return missing;
    },
  };
}
