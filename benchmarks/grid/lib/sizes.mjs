import { gzipSync } from 'node:zlib';

/**
 * Bytes of a built page after gzip -9. `initialJs` loads with the page: the entry and all that it imports, compressed as one, since the
 * host decides how its bundler splits code that loads together. `lazyJs` is the rest, behind `import()`, each file compressed
 * separately.
 */
export function sizesOf(files) {
  const chunks = new Map(
    files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const initial = new Set();
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || initial.has(fileName)) return;
    initial.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const lazy = [...chunks.keys()].filter((fileName) => !initial.has(fileName));
  const codeOf = (name) => chunks.get(name).code;
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    initialJs: gzipBytes([...initial].map(codeOf).join('\n')),
    lazyJs: sum(lazy.map((name) => gzipBytes(codeOf(name)))),
    lazyChunks: lazy.length,
    css: sum(styles.map(({ source }) => gzipBytes(source))),
  };
}

const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
