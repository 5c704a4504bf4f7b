import path from 'node:path';
import { importedModules } from './source-file.mjs';

/** The given sources that each of them imports: file → files. */
export function importGraph(sources) {
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => [
      source.file,
      importedModules(source).flatMap((specifier) => resolve(specifier, source.file, files) ?? []),
    ]),
  );
}

function resolve(specifier, from, files) {
  const base = specifier.startsWith('.')
    ? path.join(path.dirname(from), specifier)
    : specifier.replace(/^@meridian\/([^/]+)/, 'packages/$1/src');
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => files.has(file));
}

/** The modules of the server that each of them imports, from the graph of files: module → set of modules. */
export function moduleGraph(files) {
  const moduleOf = (file) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  const modules = new Map();
  for (const [file, imported] of files) {
    const own = moduleOf(file);
    if (own === undefined) continue;
    const others = modules.get(own) ?? new Set();
    for (const other of imported.map(moduleOf)) if (other !== undefined && other !== own) others.add(other);
    modules.set(own, others);
  }
  return modules;
}

/** Number of files that import each of them, from the graph of files: file → count. */
export function importerCounts(graph) {
  const counts = new Map();
  for (const imported of graph.values())
    for (const file of new Set(imported)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/** The strongly connected parts of a graph that have more than one member (Tarjan). */
export function findCycles(graph) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const connect = (file) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!state.has(next)) own.low = Math.min(own.low, connect(next).low);
      else if (state.get(next).isOpen) own.low = Math.min(own.low, state.get(next).index);
    }
    if (own.low === own.index) {
      const part = stack.splice(stack.indexOf(file));
      for (const each of part) state.get(each).isOpen = false;
      if (part.length > 1) cycles.push(part.sort());
    }
    return own;
  };
  for (const file of graph.keys()) if (!state.has(file)) connect(file);
  return cycles;
}
