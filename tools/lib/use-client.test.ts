import { describe, expect, it } from 'vitest';
import { clientFilesOf, markClientCode, markClientMap } from './use-client';

describe('clientFilesOf', () => {
  const files = new Map([
    [
      'dist/index.js',
      'import { a } from "./chunk-shared.js";\nimport("./chunk-later.js");\nimport { b } from "react";',
    ],
    ['dist/core/index.js', "export { a } from '../chunk-shared.js';\nimport '../chunk-effect.js';"],
    ['dist/chunk-shared.js', 'import{d}from"./chunk-deep.js";export const a = d;'],
    ['dist/chunk-deep.js', 'export const d = 1;'],
    ['dist/chunk-effect.js', 'globalThis.x = 1;'],
    ['dist/chunk-later.js', 'export const later = 1;'],
  ]);

  it('leaves out the core and every file that it loads', () => {
    expect(clientFilesOf(files, ['dist/core/index.js'])).toEqual(['dist/index.js', 'dist/chunk-later.js']);
  });

  it('includes a file with React that the core re-exports', () => {
    const withHooks = new Map([
      ...files,
      [
        'dist/core/index.js',
        "export { a } from '../chunk-shared.js';\nexport { useB } from '../chunk-hooks.js';",
      ],
      ['dist/chunk-hooks.js', "import { d } from './chunk-deep.js';\nimport { useState } from 'react';"],
    ]);
    expect(clientFilesOf(withHooks, ['dist/core/index.js'])).toEqual(
      expect.arrayContaining(['dist/index.js', 'dist/chunk-hooks.js']),
    );
    expect(clientFilesOf(withHooks, ['dist/core/index.js'])).not.toContain('dist/chunk-deep.js');
  });

  it('includes every file of a package without a core', () => {
    expect(clientFilesOf(files, [])).toHaveLength(files.size);
  });

  it('rejects a core that the build did not write', () => {
    expect(() => clientFilesOf(files, ['dist/cor.js'])).toThrow('dist/cor.js');
  });
});

describe('the directive', () => {
  it('is the first line of the code', () => {
    expect(markClientCode('const a = 1;')).toBe("'use client';\nconst a = 1;");
  });

  it('moves the mappings of the source map by one line', () => {
    const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA;AACA' });
    expect(JSON.parse(markClientMap(map))).toEqual({
      version: 3,
      sources: ['a.ts'],
      names: [],
      mappings: ';AAAA;AACA',
    });
  });
});
