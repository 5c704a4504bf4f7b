const maxLineLength = 400;

/** JSON in which every value that fits into a line has one, so that a row of a list is a line of a diff. */
export function printJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= maxLineLength || typeof value !== 'object' || value === null)
    return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => printJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printJson(item, inner)}`);
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}
