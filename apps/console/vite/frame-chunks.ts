import { build, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** With which modules the login page begins, and with which every page behind it. */
const frames = {
  login: ['/routes/login.tsx?tsr-split=component'],
  shell: ['/routes/_shell.tsx?tsr-split=component', '/session/enter-shell.ts'],
};

/**
 * Builds one chunk each of what only the login page needs, of what every page behind it needs, and of what both need.
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
      const ofLogin = modulesOf(frames.login, chunks);
      const ofShell = modulesOf(frames.shell, chunks);
      const groups: Rolldown.CodeSplittingGroup[] = [
        { name: 'frame', test: (id) => ofLogin.has(id) && ofShell.has(id) },
        { name: 'shell', test: (id) => ofShell.has(id) },
        { name: 'login', test: (id) => ofLogin.has(id) },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The modules of the chunks that begin with one of these, and of all chunks that those import statically. */
function modulesOf(
  beginnings: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const beginning of beginnings) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(beginning));
    if (chunk === undefined) throw new Error(`No chunk begins with ${beginning}`);
    visit(chunk);
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}
