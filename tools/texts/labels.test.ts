import { languages, type Language } from '@meridian/i18n/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { notOfMainland, notOfTaiwan } from './chinese-words';
import { losingWord } from './losing-words';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A table of texts: a property or a constant named after a language, or the titles of a field or an option in all of them. */
const table = String.raw`\btw: |\b(cn|en|tw)Texts\b|\bconst (cn|en|tw)\b|\[cn, en, tw\]`;

/** Files that may have texts in more than one language: labels of components, stories, examples. */
function filesWithTexts(): string[] {
  const listed = execFileSync('git', ['grep', '--untracked', '-lE', table, '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /^(packages|apps)\//.test(file) && !/\.test(-d)?\./.test(file));
}

/** The literals of every property and constant named after a language, including nested ones. */
function textsIn(file: string, source: string): [Language, string][] {
  const texts: [Language, string][] = [];
  const visit = (node: ts.Node, language: Language | undefined) => {
    const inner = languageOf(node) ?? language;
    if (
      inner &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    )
      texts.push([inner, node.text]);
    else if (inner && ts.isJsxText(node)) texts.push([inner, node.text]);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  // a file such as labels/en.ts has the texts of one language
  const ofFile = languages.find((language) => file.endsWith(`/${language}.ts`));
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), ofFile);
  return texts;
}

function languageOf(node: ts.Node): Language | undefined {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
    const name = node.name.getText();
    return languages.find((language) => language === name || `${language}Texts` === name);
  }
  return isTitle(node) ? titleLanguages[node.parent.elements.indexOf(node)] : undefined;
}

const titleLanguages = ['cn', 'en', 'tw'] as const;

/** In `field(kinds, [cn, en, tw])` and `option(value, [cn, en, tw])`. */
function isTitle(node: ts.Node): node is ts.StringLiteral & { parent: ts.ArrayLiteralExpression } {
  if (!ts.isStringLiteral(node) || !ts.isArrayLiteralExpression(node.parent)) return false;
  const call = node.parent.parent;
  return (
    ts.isCallExpression(call) &&
    /^(field|option)$/.test(call.expression.getText()) &&
    call.arguments[1] === node.parent
  );
}

it('finds the texts of a language by its name', () => {
  const source =
    "const texts = { cn: { name: '账户' }, tw: { name: '帳戶', rows: (n) => `${n} 列` }, other: 'x' };" +
    "const en = { name: 'Account' }; field(['unit'], ['出价', 'Bid', '出價'], ['CPC']);";
  expect(textsIn('texts.ts', source)).toEqual([
    ['cn', '账户'],
    ['tw', '帳戶'],
    ['tw', ''],
    ['tw', ' 列'],
    ['en', 'Account'],
    ['cn', '出价'],
    ['en', 'Bid'],
    ['tw', '出價'],
  ]);
});

it('has labels in the words and characters of their region', () => {
  const wrong = { cn: notOfMainland, en: /(?!)/, tw: notOfTaiwan };
  const found = filesWithTexts().flatMap((file) =>
    textsIn(file, readFileSync(root + file, 'utf8'))
      .filter(([language, text]) => wrong[language].test(text))
      .map(([language, text]) => `${file}, ${language}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('has the words of the glossary in labels, stories and examples', () => {
  const found = filesWithTexts().flatMap((file) =>
    textsIn(file, readFileSync(root + file, 'utf8')).flatMap(([language, text]) => {
      const word = losingWord(text, language);
      return word === undefined ? [] : [`${file}, ${language}: “${word}” in ${text}`];
    }),
  );
  expect(found).toEqual([]);
});
