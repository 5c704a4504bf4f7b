// `npm run measure:code`: sizes, escapes from the type system, import cycles, imports between modules of the server, small files
// with one importer and names with two meanings, of all sources but tests, stories and generated files; and the files that the
// commits which added the last modules edited elsewhere. Exits with 1 if a limit is exceeded.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findCycles, importerCounts, importGraph, moduleGraph } from './import-graph.mjs';
import { excessPropertyHoles, exportedNames, functionLengths, typeEscapes } from './source-file.mjs';
import { lastTopics } from './topics.mjs';

const limits = {
  fileLines: 300,
  functionLinesP99: 70,
  cycles: 0,
  moduleEdges: 22,
  moduleCycles: 0,
  duplicateNames: 0,
  excessPropertyHoles: 0,
  /** Files this short, with one importer and no test, are better a part of that importer. */
  smallFileLines: 20,
  smallFiles: 56,
};

/** Shared types of packages that must not depend on each other: one produces them, the other accepts them. */
const sharedNames = [
  'TitleInfo',
  'SortDirection',
  'TrendPoint',
  'pageSizes',
  'LengthUnit',
  'ProviderLimit',
  'ProviderLimits',
];

const isSource = (file) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|test-d|stories|spec|fixture|gen)\.|\/testing\//.test(file) &&
  /^(apps|packages)\/[^/]+\/src\//.test(file);
const allFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n');
const files = allFiles.filter(isSource);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const linesOf = (text) => text.split('\n').length - 1;
const projectOf = (file) => file.split('/').slice(0, 2).join('/');

const projects = [...new Set(files.map(projectOf))].sort();
const rows = [...projects, 'all'].map((project) => {
  const own = sources.filter(({ file }) => project === 'all' || projectOf(file) === project);
  const lines = ascending(own.map(({ text }) => linesOf(text)));
  const functions = ascending(
    own.flatMap((source) => functionLengths(source).map(({ lines: count }) => count)),
  );
  const escapes = own.map(typeEscapes);
  const sum = (key) => escapes.reduce((total, escape) => total + escape[key], 0);
  return {
    project,
    files: own.length,
    lines: lines.reduce((total, count) => total + count, 0),
    median: percentile(lines, 0.5),
    p90: percentile(lines, 0.9),
    max: lines.at(-1) ?? 0,
    functions: functions.length,
    'function p90': percentile(functions, 0.9),
    'function p99': percentile(functions, 0.99),
    'function max': functions.at(-1) ?? 0,
    any: sum('any'),
    as: sum('as'),
    '!': sum('nonNull'),
    '...{': own.reduce((total, source) => total + excessPropertyHoles(source), 0),
  };
});
console.table(rows);

/** An index lists the exports of a package; a new one makes it longer, not harder to read. */
const isIndex = (file) => /^packages\/[^/]+\/src\/(.*\/)?index\.ts$/.test(file);
const tooLong = sources
  .filter(({ file }) => !isIndex(file))
  .map(({ file, text }) => ({ file, lines: linesOf(text) }))
  .filter(({ lines }) => lines > limits.fileLines);
const longest = sources
  .flatMap((source) => functionLengths(source).map((each) => ({ file: source.file, ...each })))
  .sort((a, b) => b.lines - a.lines)
  .slice(0, 10);
const imports = importGraph(sources);
const cycles = findCycles(imports);
const modules = moduleGraph(imports);
const moduleEdges = [...modules].flatMap(([module, others]) =>
  [...others].map((other) => `${module} → ${other}`),
);
const moduleCycles = findCycles(modules);
const importers = importerCounts(imports);
const hasOneImporter = ({ file }) => importers.get(file) === 1;
const stemOf = (file) => file.replace(/\.[^/]*$/, '');
const testedStems = new Set(allFiles.filter((file) => /\.test\.tsx?$/.test(file)).map(stemOf));
/** Separate files by design: entries, draft rules, database tables. */
const isOnItsOwn = (file) => /\/index\.ts$|\/core\/rules\/|\/db\/schema\//.test(file);
const smallFiles = sources.filter(
  (source) =>
    hasOneImporter(source) &&
    !isOnItsOwn(source.file) &&
    linesOf(source.text) <= limits.smallFileLines &&
    !testedStems.has(stemOf(source.file)),
);
const duplicates = [...groupByName(sources)].filter(
  ([name, places]) => places.length > 1 && !sharedNames.includes(name),
);
const holes = sources.filter((source) => excessPropertyHoles(source) > 0).map(({ file }) => file);
const functionP99 = rows.at(-1)['function p99'];

console.log('\nLongest functions:');
for (const { file, name, lines } of longest) console.log(`  ${lines}  ${name}  ${file}`);
report(
  `files over ${limits.fileLines} lines`,
  tooLong.map(({ file, lines }) => `${lines}  ${file}`),
);
report(
  'import cycles (types included)',
  cycles.map((cycle) => cycle.join(' → ')),
);
report(`imports between modules of the server (limit: ${limits.moduleEdges})`, moduleEdges.sort());
report(
  'cycles of modules',
  moduleCycles.map((cycle) => cycle.join(' → ')),
);
console.log(`\n${sources.filter(hasOneImporter).length} files with one importer`);
report(
  `of them up to ${limits.smallFileLines} lines, without a test (limit: ${limits.smallFiles})`,
  smallFiles.map(({ file }) => file),
);
report('files with a literal inside a literal (`...{`)', holes);
console.log('\nSources that the commits which added the last modules edited elsewhere:');
for (const { topic, edited } of lastTopics(isSource, files, 3)) console.log(`  ${edited.length}  ${topic}`);
report(
  'exported names with two declarations',
  duplicates.map(([name, places]) => `${name}: ${places.join(', ')}`),
);

const exceeded = [
  tooLong.length > 0 && `${tooLong.length} files are longer than ${limits.fileLines} lines`,
  functionP99 >= limits.functionLinesP99 && `1 % of functions have ${functionP99} lines or more`,
  cycles.length > limits.cycles && `${cycles.length} import cycles`,
  moduleEdges.length > limits.moduleEdges && `${moduleEdges.length} imports between modules of the server`,
  moduleCycles.length > limits.moduleCycles && `${moduleCycles.length} cycles of modules of the server`,
  smallFiles.length > limits.smallFiles &&
    `${smallFiles.length} files have up to ${limits.smallFileLines} lines, one importer and no test`,
  holes.length > limits.excessPropertyHoles && `${holes.length} files write a literal into a literal`,
  duplicates.length > limits.duplicateNames && `${duplicates.length} exported names are declared twice`,
].filter(Boolean);
console.log(exceeded.length === 0 ? '\nAll limits hold.' : `\nOver the limit: ${exceeded.join('; ')}.`);
process.exitCode = exceeded.length === 0 ? 0 : 1;

function report(title, lines) {
  console.log(`\n${lines.length} ${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

function groupByName(all) {
  const places = new Map();
  for (const source of all) {
    for (const name of exportedNames(source)) places.set(name, [...(places.get(name) ?? []), source.file]);
  }
  return places;
}
