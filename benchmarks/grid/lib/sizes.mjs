import { gzipSync } from 'node:zlib';

/**
 * Bytes of a built page, each file compressed by gzip -9. `initialJs` loads with the page: the entry and all that it
 * imports. `lazyJs` is the rest, behind `import()`.
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
  const jsBytes = (names) => sum([...names].map((name) => gzipBytes(chunks.get(name).code)));
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    initialJs: jsBytes(initial),
    lazyJs: jsBytes(lazy),
    lazyChunks: lazy.length,
    css: sum(styles.map(({ source }) => gzipBytes(source))),
  };
}

const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
