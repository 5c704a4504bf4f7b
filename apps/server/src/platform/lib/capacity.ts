import { statfs } from 'node:fs/promises';
import { DomainError } from './domain-error';

/** How much the server may store. */
export interface Capacity {
  /** Bytes of the uploaded files of one user, and of one account. */
  quotaBytes: number;
  /** Bytes that are free on the server's disk. */
  freeBytes(): Promise<number>;
}

/** Below this, the server takes no uploads and no exports, so that the database can go on. */
const minFreeBytes = 1024 ** 3;

export function createCapacity({ folder, quotaMb }: { folder: string; quotaMb: number }): Capacity {
  return {
    quotaBytes: quotaMb * 1024 * 1024,
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

/** Errors: `disk_full` while the disk is nearly full. */
export async function requireFreeSpace(capacity: Pick<Capacity, 'freeBytes'>): Promise<void> {
  if ((await capacity.freeBytes()) < minFreeBytes) throw new DomainError('disk_full', { context: 'uploads' });
}
