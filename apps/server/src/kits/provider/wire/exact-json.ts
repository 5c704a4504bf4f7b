/** Strings, which may contain digits or lack their end, and JSON numbers. */
const token = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with every number as a text of its original digits: parsing into a binary number could change an amount. */
export function withNumbersAsText(json: string): string {
  return json.replace(token, (found) => (found.startsWith('"') ? found : `"${found}"`));
}
