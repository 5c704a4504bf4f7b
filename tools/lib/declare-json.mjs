import ts from 'typescript';

/**
 * Turns JSON that the type bundler copies as a value into declarations: `var a = { b: "c" }` is invalid in a type file, and a host that
 * checks its libraries rejects it.
 */
export function declareJson(types) {
  const file = ts.createSourceFile('index.d.ts', types, ts.ScriptTarget.Latest, true);
  return file.statements
    .map((statement) => {
      const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
      if (!declaration?.initializer) return statement.getFullText();
      return `\ndeclare const ${declaration.name.getText()}: ${typeOf(declaration.initializer)};`;
    })
    .join('');
}

function typeOf(value) {
  if (ts.isStringLiteralLike(value)) return 'string';
  if (ts.isIdentifier(value)) return `typeof ${value.text}`;
  if (!ts.isObjectLiteralExpression(value)) throw new Error(`No text: ${value.getText()}`);
  const entries = value.properties.map((entry) =>
    ts.isShorthandPropertyAssignment(entry)
      ? `${entry.name.text}: typeof ${entry.name.text}`
      : `${entry.name.getText()}: ${typeOf(entry.initializer)}`,
  );
  return `{ ${entries.join('; ')} }`;
}
