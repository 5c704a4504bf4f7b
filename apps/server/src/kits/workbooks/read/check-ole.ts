import { UnreadableFileError } from './unreadable-file';

/** The file header, which describes the file. */
const headerBytes = 512;
const entryBytes = 128;
/** Shorter streams are stored within another stream, in sectors of 64 bytes. */
const smallStreamBytes = 4_096;
const rootType = 5;
/** What the reader may copy in addition to the file's size: chains that are out of order may share sectors. */
const slackBytes = 32 * 1024 * 1024;

/**
 * Limits the memory that an OLE2 file (.xls, .et) takes in SheetJS, which copies every chain of sectors: it follows
 * cycles forever, and copies shared sectors once per chain, outside of the heap, where no heap limit stops it.
 * Errors: `workbook_damaged`.
 */
export function checkOle(bytes: Uint8Array): void {
  const file = openOle(bytes);
  let left = 2 * bytes.length + slackBytes;
  const spend = (size: number) => {
    left -= size;
    if (left < 0) throw damaged();
  };
  const next = nextSector(file);
  const heads = checkChains(file, next, spend);
  for (const { start, size } of entriesOf(file, next)) {
    if (size < smallStreamBytes) spend(Math.max(0, size));
    else if (!heads.has(start))
      for (let at = start; isSector(file, at); at = next(at)) spend(file.sectorBytes);
  }
}

interface OleFile {
  view: DataView;
  sectorBytes: number;
  sectorCount: number;
  /** First sector of the directory. */
  directory: number;
}

const damaged = () => new UnreadableFileError('workbook_damaged');

const isSector = ({ sectorCount }: OleFile, at: number) => at >= 0 && at < sectorCount;

function openOle(bytes: Uint8Array): OleFile {
  if (bytes.length < headerBytes) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectorBytes = 2 ** shift;
  const sectorCount = Math.ceil(bytes.length / sectorBytes) - 1;
  const file = { view, sectorBytes, sectorCount, directory: view.getInt32(48, true) };
  if (!isSector(file, file.directory)) throw damaged();
  return file;
}

/** A 32-bit number in a sector; -1 beyond the end of the file. */
function numberIn({ view, sectorBytes }: OleFile, sector: number, offset: number): number {
  const at = (sector + 1) * sectorBytes + offset;
  return at + 4 <= view.byteLength ? view.getInt32(at, true) : -1;
}

/** The next sector in a chain; negative after the last one. */
function nextSector(file: OleFile): (sector: number) => number {
  const { sectorBytes } = file;
  const table = allocationSectors(file);
  return (sector) => {
    const from = table[Math.floor((sector * 4) / sectorBytes)];
    return from === undefined || !isSector(file, from)
      ? -1
      : numberIn(file, from, (sector * 4) % sectorBytes);
  };
}

/** Sectors of the allocation table: 109 are in the header, the others in a chain of their own. */
function allocationSectors(file: OleFile): number[] {
  const sectors: number[] = [];
  for (let at = 76; at < headerBytes; at += 4) {
    const sector = file.view.getInt32(at, true);
    if (sector < 0) break;
    sectors.push(sector);
  }
  const last = file.sectorBytes - 4;
  for (let more = file.view.getInt32(68, true); isSector(file, more); more = numberIn(file, more, last)) {
    if (sectors.length > file.sectorCount + headerBytes) throw damaged();
    for (let offset = 0; offset < last; offset += 4) sectors.push(numberIn(file, more, offset));
  }
  return sectors;
}

/** Follows every chain, as the reader does. Returns the first sectors of the chains. */
function checkChains(
  file: OleFile,
  next: (sector: number) => number,
  spend: (size: number) => void,
): ReadonlySet<number> {
  const { sectorCount, directory, sectorBytes } = file;
  const isSeen = new Uint8Array(sectorCount);
  const heads = new Set<number>();
  for (let index = 0; index < sectorCount; index += 1) {
    const head = (index + directory) % sectorCount;
    if (isSeen[head] === 1) continue;
    heads.add(head);
    for (let at = head; isSector(file, at); at = next(at)) {
      isSeen[at] = 1;
      spend(sectorBytes);
    }
  }
  return heads;
}

/** Entries of the directory, except the root. */
function* entriesOf(
  file: OleFile,
  next: (sector: number) => number,
): Generator<{ start: number; size: number }> {
  const { view, sectorBytes, directory } = file;
  for (let sector = directory; isSector(file, sector); sector = next(sector)) {
    const start = (sector + 1) * sectorBytes;
    const end = Math.min(start + sectorBytes, view.byteLength);
    for (let entry = start; entry + entryBytes <= end; entry += entryBytes)
      if (view.getUint8(entry + 66) !== rootType)
        yield { start: view.getInt32(entry + 116, true), size: view.getInt32(entry + 120, true) };
  }
}
