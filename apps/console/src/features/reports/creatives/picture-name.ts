/** The file name at the end of a picture's URL; undefined if it has none, as in data and blob URLs. */
export function pictureName(source: string): string | undefined {
  if (/^\s*(data|blob):/i.test(source)) return undefined;
  const path = source
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === '') return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return last; // an invalid percent escape
  }
}
