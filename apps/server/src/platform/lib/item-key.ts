import { createHash } from 'node:crypto';

/**
 * Key of an item, derived from its dimensions only.
 *
 * Shape: a version 8 UUID, independent of the order of the keys. `dims` has every dimension of the section with the
 * source `fact`, by data key, with `''` for no value; see `itemDims`.
 * Source: the first 128 bits of the SHA-256 of the canonical JSON.
 */
export function itemKeyOf(dims: Readonly<Record<string, string>>): string {
  const canonical = JSON.stringify(Object.entries(dims).sort(([a], [b]) => (a < b ? -1 : 1)));
  const bytes = createHash('sha256').update(canonical).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
