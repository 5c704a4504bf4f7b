import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db';
import type { FileStore } from '../files';
import type { Jobs } from '../jobs';
import type { ParseOutcome, ParseTask } from '../modules/report-import/parse-worker';
import type { MessageSignals } from '../signals';

/** Whether the server may answer calls: false while it migrates, fills the demo workspace or shuts down. */
export interface Readiness {
  isReady(): boolean | Promise<boolean>;
}

/** Everything that the application is given; it opens and closes nothing itself. */
export interface AppDependencies {
  db: Database;
  config: Pick<Config, 'captchaCode' | 'trustProxy' | 'ssoOrigin'> & {
    /** Folder of the built console; without one the server has only its calls. */
    consoleDir?: string | undefined;
  };
  clock: Clock;
  jobs: Jobs;
  files: FileStore;
  /** Whoever gives it starts and stops it. */
  signals: Pick<MessageSignals, 'subscribe'>;
  readiness: Readiness;
  /** Parses an uploaded report; unless given, in a thread of its own. */
  parseReport?: ((task: ParseTask) => Promise<ParseOutcome>) | undefined;
  log?: FastifyBaseLogger | undefined;
}
