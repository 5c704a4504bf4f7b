import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { PackedOutput } from './core/pack-report';

/** Files with the packed rows of an import, written by the parser process and read by the database. */
export interface RowFiles {
  facts: string;
  items: string;
  problems: string;
}

export function rowFilesIn(folder: string): RowFiles {
  return {
    facts: path.join(folder, 'facts'),
    items: path.join(folder, 'items'),
    problems: path.join(folder, 'problems'),
  };
}

/** Characters per write. */
const bufferLength = 256 * 1024;

/** Writes the packed rows of an import. Blocks on disk writes, so use it in a parser process only. */
export function writeRowFiles(files: RowFiles): PackedOutput & { close(): void } {
  const facts = openLines(files.facts);
  const items = openLines(files.items);
  const problems = openLines(files.problems);
  return {
    fact: facts.write,
    item: items.write,
    problems: problems.write,
    close: () => {
      for (const file of [facts, items, problems]) file.close();
    },
  };
}

function openLines(file: string): { write: (line: string) => void; close: () => void } {
  const descriptor = openSync(file, 'w', 0o600);
  let lines: string[] = [];
  let length = 0;
  const flush = () => {
    const bytes = Buffer.from(lines.join(''));
    for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start);
    lines = [];
    length = 0;
  };
  return {
    write(line) {
      lines.push(line);
      length += line.length;
      if (length >= bufferLength) flush();
    },
    close() {
      flush();
      closeSync(descriptor);
    },
  };
}
