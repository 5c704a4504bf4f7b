const parameter = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/**
 * The file name that a `content-disposition` header gives (RFC 6266, RFC 8187).
 *
 * Shape:  `filename*` wins over `filename`; never a path: the part before the last slash is dropped; undefined
 *         when nothing usable is left.
 */
export function fileNameOf(contentDisposition: string): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of contentDisposition.matchAll(parameter)) {
    values.set(name.toLowerCase(), value.trim());
  }
  return baseName(decodeExtended(values.get('filename*'))) ?? baseName(unquote(values.get('filename')));
}

const unquote = (value: string | undefined) =>
  value?.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;

const decodeExtended = (value: string | undefined) => {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined; // not UTF-8: the plain parameter is the fallback that the RFC names
  }
};

const baseName = (name: string | undefined) => {
  const base = name
    ?.replace(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  return base && base !== '.' && base !== '..' ? base : undefined;
};
