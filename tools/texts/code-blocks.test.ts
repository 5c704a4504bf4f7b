import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const compilerOptions = { target: ts.ScriptTarget.Latest, jsx: ts.JsxEmit.Preserve };

function parses(code: string): boolean {
  const { diagnostics } = ts.transpileModule(code, {
    compilerOptions,
    reportDiagnostics: true,
    fileName: 'block.tsx',
  });
  return diagnostics?.length === 0;
}

/** First lines of the code blocks of a document that are neither statements nor entries of an object or array. */
function brokenBlocks(document: string): string[] {
  return [...document.matchAll(/^```(?:jsx?|tsx?)\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    [code, `({\n${code}})`, `[\n${code}]`].some(parses) ? [] : [code.trim().split('\n', 1)[0] ?? ''],
  );
}

it('finds a block whose lines were joined', () => {
  expect(brokenBlocks('```ts\nopen({ port: 1, // the usual one\nhost });\n```\n')).toEqual([]);
  expect(brokenBlocks('```ts\nopen({ port: 1, // the usual one host });\n```\n')).toHaveLength(1);
});

it('has code that can be parsed in every document', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
  const broken = files.flatMap((file) =>
    brokenBlocks(readFileSync(root + file, 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(broken).toEqual([]);
});
