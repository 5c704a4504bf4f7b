/** A directory entry of an OLE2 file. */
export interface OleEntry {
  name?: string;
  /** First sector. */
  start: number;
  size: number;
}

const sectorBytes = 512;
const endOfChain = -2;

/**
 * A crafted OLE2 file: the directory is in the first sectors, the allocation table in the last ones. `next`: entries of
 * the allocation table for the other sectors.
 */
export function oleFile({
  sectorCount,
  entries = [],
  next = () => endOfChain,
}: {
  sectorCount: number;
  entries?: readonly OleEntry[];
  next?: (sector: number) => number;
}): Uint8Array {
  const bytes = Buffer.alloc((sectorCount + 1) * sectorBytes);
  const tableSectors = Math.ceil((sectorCount * 4) / sectorBytes);
  const table = sectorCount - tableSectors;
  writeHeader(bytes, table, tableSectors);
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  [{ name: 'Root Entry', start: endOfChain, size: 0 }, ...entries].forEach((entry, index) =>
    writeEntry(bytes.subarray(sectorBytes + index * 128), entry, index === 0),
  );
  for (let sector = 0; sector < sectorCount; sector += 1) {
    const inDirectory = sector + 1 < directorySectors ? sector + 1 : endOfChain;
    const value = sector < directorySectors ? inDirectory : sector >= table ? -3 : next(sector);
    bytes.writeInt32LE(value, (table + 1) * sectorBytes + sector * 4);
  }
  return bytes;
}

function writeHeader(bytes: Buffer, table: number, tableSectors: number): void {
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeInt32LE(tableSectors, 44);
  bytes.writeInt32LE(4_096, 56);
  bytes.writeInt32LE(endOfChain, 60);
  bytes.writeInt32LE(endOfChain, 68);
  for (let index = 0; index < 109; index += 1)
    bytes.writeInt32LE(index < tableSectors ? table + index : -1, 76 + index * 4);
}

function writeEntry(bytes: Buffer, { name = 'Workbook', start, size }: OleEntry, isRoot: boolean): void {
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(isRoot ? 5 : 2, 66);
  for (const link of [68, 72, 76]) bytes.writeInt32LE(-1, link);
  bytes.writeInt32LE(start, 116);
  bytes.writeInt32LE(size, 120);
}
