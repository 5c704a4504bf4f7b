import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Entry } from './app/entries';
import { appFolder, readJson } from './folders';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const dist = path.join(appFolder(), 'dist');

interface Choice {
  extension: '.js' | '.css';
  /** Includes code that is loaded on demand. */
  isLate?: boolean;
}

/** Kilobytes (1,024 bytes) that a page downloads, each file gzipped by itself. */
function weightOf(entry: Entry, { extension, isLate = false }: Choice): number {
  const chunks = readJson<Record<string, Chunk>>(path.join(dist, '.vite/manifest.json'));
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
    if (isLate) chunk.dynamicImports?.forEach(visit);
  };
  visit(`${entry}.html`);
  const bytes = [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(readFileSync(path.join(dist, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('a page that imports the table without using it downloads none of it', () => {
  const extension = '.js';
  expect(weightOf('unused', { extension, isLate: true })).toBeCloseTo(weightOf('bare', { extension }), 1);
});

test('reports the size that the table adds to a page', () => {
  const react = weightOf('bare', { extension: '.js' });
  const first = weightOf('reference', { extension: '.js' }) - react;
  const all = weightOf('reference', { extension: '.js', isLate: true }) - react;
  const styles = weightOf('reference', { extension: '.css' });
  const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
  console.log(
    `The table adds ${kilobytes(first)} of scripts to a page of React (${kilobytes(react)}), ` +
      `${kilobytes(all - first)} more once all of it is used, and ${kilobytes(styles)} of styles (gzip).`,
  );
  expect(Math.min(first, styles)).toBeGreaterThan(1);
});
