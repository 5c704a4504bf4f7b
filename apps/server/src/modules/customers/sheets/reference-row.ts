import type { Reference } from './record';

/** A customer or company, as referenced by other records. */
export const toReference = ({
  id,
  name,
  archivedTime,
}: {
  id: string;
  name: string;
  archivedTime: Date | null;
}): Reference => ({ id, name, isArchived: archivedTime !== null });
