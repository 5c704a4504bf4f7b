import { build, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** With which modules the parts of the console begin that are loaded first, or most often. */
const beginnings = {
  login: ['/routes/login.tsx?tsr-split=component'],
  shell: ['/routes/_shell.tsx?tsr-split=component', '/session/enter-shell.ts'],
  home: ['/routes/_shell/home.[index].tsx?tsr-split=component'],
  report: ['/routes/_shell/$.tsx?tsr-split=component'],
  /** Follows every page. */
  live: ['/shell/live-host.tsx'],
  /** Preloaded on the login page, too. */
  notices: ['/notices/notices.tsx', '/language/language-choices.tsx'],
  /** Preloaded on every page behind it. */
  menus: [
    ...['account', 'bell', 'group', 'language', 'size', 'user'].map((name) => `/${name}-menu.tsx`),
    ...['/page-tag-menu.tsx', '/page-tags-menu.tsx', '/unsaved-dialog.tsx', '/route-search-dialog.tsx'],
    ...['/console-settings.tsx', '/key-list-dialog.tsx'],
  ],
};
type Part = keyof typeof beginnings;
const parts = Object.keys(beginnings) as Part[];

/** The chunks in this order: each gets the modules that its own import, unless an earlier one has them. */
const chunkOrder = [
  'frame',
  'shell',
  'login',
  'pages',
  'tables',
  'notices',
  'live',
  'menus',
  'home',
  'report',
];

/**
 * Builds one chunk each of what only the login page needs, of what every page behind it needs, and of what both need; then of the home
 * page, of reports, of what is behind every page, and of the menus that the browser preloads there.
 *
 * By itself, the bundler makes a chunk for each set of lazy parts that have a module in common: with a hundred of them,
 * these pages would load as many files, most below 1 KB. It does not know that the router loads the shell before any
 * page. What a page needs is known only after tree shaking, so a first build, which is not written, finds it.
 *
 * `config` makes the configuration of that build: plugins keep what they found in one. Errors: an Error where no chunk
 * begins with one of the modules above.
 */
export function frameChunks(config: () => UserConfig): Plugin {
  return {
    name: 'frame-chunks',
    apply: 'build',
    async config({ root }) {
      const unwritten = { root, configFile: false, logLevel: 'warn', build: { write: false, minify: false } };
      // one input and one output: neither a watcher nor a list of results
      const { output } = (await build(mergeConfig(config(), unwritten))) as Rolldown.RolldownOutput;
      const chunks = output.filter((file) => file.type === 'chunk');
      const names = chunkNames(chunks);
      const groups: Rolldown.CodeSplittingGroup[] = chunkOrder.map((name) => ({
        name,
        test: (id) => names.get(id) === name,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The chunk of each module that one of the parts needs. */
function chunkNames(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Map(parts.map((part) => [part, modulesOf(beginnings[part], { chunks, byFile })]));
  const elsewhere = usersOf(chunks, byFile);
  const modules = new Set([...needed.values()].flatMap((each) => [...each]));
  const names = new Map<string, string>();
  for (const id of modules) {
    const users = new Set(parts.filter((part) => needed.get(part)?.has(id)));
    names.set(id, chunkName(users, elsewhere.has(id)));
  }
  return names;
}

/** The name of the chunk of a module. `isShared`: whether other parts of the console need it, too. */
function chunkName(users: ReadonlySet<Part>, isShared: boolean): string {
  const [only = 'frame'] = users;
  if (users.has('login')) return users.size > 1 ? 'frame' : 'login';
  if (users.has('shell')) return 'shell';
  if (users.size > 1)
    return users.has('home') || users.has('report') || users.has('live') ? 'pages' : 'notices';
  if (isShared && only === 'home') return 'pages';
  return isShared && only === 'report' ? 'tables' : only;
}

interface Chunks {
  chunks: readonly Rolldown.OutputChunk[];
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>;
}

/** The modules of the chunks that begin with one of these, and of all chunks that those import statically. */
function modulesOf(from: readonly string[], { chunks, byFile }: Chunks): ReadonlySet<string> {
  const found = from.map((beginning) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(beginning));
    if (chunk === undefined) throw new Error(`No chunk begins with ${beginning}`);
    return chunk;
  });
  return new Set(withImports(found, byFile).flatMap(({ moduleIds }) => moduleIds));
}

/** The modules that chunks of other pages need, which begin neither with a part above nor in the folders of home and reports. */
function usersOf(chunks: readonly Rolldown.OutputChunk[], byFile: Chunks['byFile']): ReadonlySet<string> {
  const own = [...Object.values(beginnings).flat(), 'features/home/', 'features/reports/'];
  const others = chunks.filter(
    ({ facadeModuleId: id, isDynamicEntry }) =>
      isDynamicEntry && !own.some((beginning) => id?.includes(beginning)),
  );
  return new Set(withImports(others, byFile).flatMap(({ moduleIds }) => moduleIds));
}

/** These chunks, and all that they import statically. */
function withImports(
  from: readonly Rolldown.OutputChunk[],
  byFile: Chunks['byFile'],
): Rolldown.OutputChunk[] {
  const found = new Set(from);
  for (const { imports } of found) {
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk) found.add(chunk);
    }
  }
  return [...found];
}
