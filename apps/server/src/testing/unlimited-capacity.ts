import type { Capacity } from '../platform/lib/capacity';

/** A server that can store anything. */
export const unlimitedCapacity: Capacity = {
  quotaBytes: Infinity,
  freeBytes: () => Promise.resolve(Infinity),
};
