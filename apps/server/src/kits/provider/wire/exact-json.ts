/** Texts, which may contain digits and may lack their end, and numbers of JSON. */
const token = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON in which each number is a text with its own digits: a parser would turn an amount into a binary number, which has others.
 */
export function withNumbersAsText(json: string): string {
  return json.replace(token, (found) => (found.startsWith('"') ? found : `"${found}"`));
}
