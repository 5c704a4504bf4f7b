import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Uint8Array;
  /** The size in the directory, if it is wrong. */
  declaredSize?: number;
}

/** A malformed ZIP archive that no real tool writes; without checksums. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize = content.length } of parts) {
    const packed = deflateRawSync(content);
    const fileName = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declaredSize, 18);
    shared.writeUInt16LE(fileName.length, 22);
    const start = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, fileName, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, tail, fileName]));
    local.push(start);
    offset += start.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
