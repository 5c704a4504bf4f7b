import type { Reference } from './record';

/** A customer or a company as what records refer to. */
export const toReference = ({
  id,
  name,
  archivedTime,
}: {
  id: string;
  name: string;
  archivedTime: Date | null;
}): Reference => ({ id, name, isArchived: archivedTime !== null });
