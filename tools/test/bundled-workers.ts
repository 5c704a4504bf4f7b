import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * Serves each worker of a test as one file. Vite serves it module by module, and a browser does not share modules between workers and
 * the page: each test that starts the worker of a draft would request 160 files.
 */
export function bundledWorkers(resolve: NonNullable<UserConfig['resolve']>): Plugin {
  return {
    name: 'bundled-workers',
    load: {
      filter: { id: /\.worker\.ts\?worker_file/ },
      async handler(id) {
        const [input = id] = id.split('?');
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          resolve,
          build: { write: false, minify: false, rolldownOptions: { input } },
        });
        // one input and one output: neither a watcher nor a list of results
        const [chunk] = (result as Rolldown.RolldownOutput).output;
        for (const file of chunk.moduleIds) this.addWatchFile(file);
        return chunk.code;
      },
    },
  };
}
