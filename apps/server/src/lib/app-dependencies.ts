import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db';
import type { FileStore } from '../files';
import type { Jobs } from '../jobs';

/** Whether the server may answer calls: false while it migrates, fills the demo workspace or shuts down. */
export interface Readiness {
  isReady(): boolean | Promise<boolean>;
}

/** Everything that the application is given; it opens and closes nothing itself. */
export interface AppDependencies {
  db: Database;
  config: Pick<Config, 'captchaCode' | 'trustProxy'> & {
    /** Folder of the built console; without one the server has only its calls. */
    consoleDir?: string | undefined;
  };
  clock: Clock;
  jobs: Jobs;
  files: FileStore;
  readiness: Readiness;
  log?: FastifyBaseLogger | undefined;
}
