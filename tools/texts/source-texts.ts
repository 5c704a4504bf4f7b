import type { Language } from '@meridian/i18n/core';
import ts from 'typescript';

export interface SourceText {
  text: string;
  /** That of the table that contains it; otherwise mainland Chinese for Chinese characters, and English. */
  language: Language;
}

/**
 * The texts in a source file that a person could read: literals of several words, that begin with a capital letter or have Chinese
 * characters, and texts of JSX. A value in a template is `…`.
 */
export function textsOfSource(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  const visit = (node: ts.Node, table: Language | undefined): void => {
    if (isCode(node)) return;
    const language = tableOf(node) ?? table;
    const text = textOf(node);
    if (text !== undefined && isReadable(text))
      texts.push({ text, language: language ?? (/\p{Script=Han}/u.test(text) ? 'cn' : 'en') });
    ts.forEachChild(node, (child) => visit(child, language));
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind), undefined);
  return texts;
}

const languages: readonly Language[] = ['cn', 'en', 'tw'];

const tableOf = (node: ts.Node) =>
  ts.isPropertyAssignment(node) ? languages.find((language) => language === node.name.getText()) : undefined;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

const isReadable = (text: string) =>
  /\w\s+\w|^[A-Z][a-z]|\p{Script=Han}/u.test(text) && !/\b(?:SELECT|WHERE|IS NOT)\b|^<\w+ /.test(text);

/** Whether literals in a node are not texts for users: imports, types, SQL, class names. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  return ts.isJsxAttribute(node) && /class/i.test(node.name.getText());
}
