import ts from 'typescript';

const trees = new Map();

function treeOf({ file, text }) {
  if (!trees.has(file)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    trees.set(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  }
  return trees.get(file);
}

function visit(node, callback) {
  callback(node);
  ts.forEachChild(node, (child) => visit(child, callback));
}

/** Every function with a body: `{ name, lines }`, lines from its first to its last. */
export function functionLengths(source) {
  const tree = treeOf(source);
  const line = (position) => tree.getLineAndCharacterOfPosition(position).line;
  const lengths = [];
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    lengths.push({ name: name?.getText() ?? 'anonymous', lines: line(node.end) - line(node.getStart()) + 1 });
  });
  return lengths;
}

/** Number of escapes from the type system in a file: `{ any, as, nonNull }`; `as const` does not count. */
export function typeEscapes(source) {
  const count = { any: 0, as: 0, nonNull: 0 };
  visit(treeOf(source), (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) count.any++;
    if (ts.isNonNullExpression(node)) count.nonNull++;
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) count.as++;
  });
  return count;
}

/**
 * Number of literals that a file spreads into another one, `...{ a, b }`: unknown properties are not checked there.
 */
export function excessPropertyHoles(source) {
  let count = 0;
  visit(treeOf(source), (node) => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread && ts.isObjectLiteralExpression(node.expression)) count++;
  });
  return count;
}

/** Names that a file declares and exports; re-exports are not included. */
export function exportedNames(source) {
  const names = [];
  for (const statement of treeOf(source).statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.push(name.text);
    } else if (statement.name) names.push(statement.name.text);
  }
  // a schema and its type, or overloads, share a name intentionally; so do routes of the file-based router
  return [...new Set(names)].filter((name) => name !== 'Route');
}

/** Imports and re-exports of a file, types included. */
export function importedModules(source) {
  const modules = [];
  visit(treeOf(source), (node) => {
    const isStatic = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier;
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isStatic ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
    if (specifier && ts.isStringLiteral(specifier)) modules.push(specifier.text);
  });
  return modules;
}
