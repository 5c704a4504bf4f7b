import { statfs } from 'node:fs/promises';
import { DomainError } from './domain-error';

/** Storage limits of the server. */
export interface Capacity {
  /** Bytes of uploaded files per user, and per account. */
  quotaBytes: number;
  /** Free bytes on the server's disk. */
  freeBytes(): Promise<number>;
}

/** With less free space, the server rejects uploads and exports, so that the database can continue. */
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

/** Errors: `disk_full` if the disk is nearly full. */
export async function requireFreeSpace(capacity: Pick<Capacity, 'freeBytes'>): Promise<void> {
  if ((await capacity.freeBytes()) < minFreeBytes) throw new DomainError('disk_full', { context: 'uploads' });
}
