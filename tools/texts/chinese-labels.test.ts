import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { notOfMainland, notOfTaiwan } from './chinese-words';

const root = fileURLToPath(new URL('../../', import.meta.url));
const languages = ['cn', 'tw'] as const;
type Chinese = (typeof languages)[number];

/** Files that may have texts in more than one language: labels of components, stories, examples. */
function filesWithTexts(): string[] {
  const listed = execFileSync(
    'git',
    ['grep', '--untracked', '-lE', String.raw`\btw: `, '--', '*.ts', '*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return listed.split('\n').filter((file) => /^(packages|apps)\//.test(file) && !/\.test(-d)?\./.test(file));
}

/** The literals of every property named after a language, including nested ones. */
function textsIn(file: string, source: string): [Chinese, string][] {
  const texts: [Chinese, string][] = [];
  const visit = (node: ts.Node, language: Chinese | undefined) => {
    const name = ts.isPropertyAssignment(node) ? node.name.getText() : undefined;
    const inner = languages.find((each) => each === name) ?? language;
    if (
      inner &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    )
      texts.push([inner, node.text]);
    else if (inner && ts.isJsxText(node)) texts.push([inner, node.text]);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), undefined);
  return texts;
}

it('finds the texts of a language by its name', () => {
  const source =
    "const texts = { cn: { name: '账户' }, tw: { name: '帳戶', rows: (n) => `${n} 列` }, other: 'x' };";
  expect(textsIn('texts.ts', source)).toEqual([
    ['cn', '账户'],
    ['tw', '帳戶'],
    ['tw', ''],
    ['tw', ' 列'],
  ]);
});

it('has labels in the words and characters of their region', () => {
  const wrong = { cn: notOfMainland, tw: notOfTaiwan };
  const found = filesWithTexts().flatMap((file) =>
    textsIn(file, readFileSync(root + file, 'utf8'))
      .filter(([language, text]) => wrong[language].test(text))
      .map(([language, text]) => `${file}, ${language}: ${text}`),
  );
  expect(found).toEqual([]);
});
