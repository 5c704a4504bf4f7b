import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db';
import type { FileStore } from '../files';
import type { Jobs } from '../jobs';
import type { Metrics } from '../metrics';
import type { TableReader } from '../modules/draft-import/table-reader';
import type { Provider } from '../modules/provider';
import type { ParseOutcome, ParseTask } from '../modules/report-import/parse-file';
import type { MessageSignals } from '../signals';
import type { Capacity } from './capacity';

/** What prevents the server from working. */
export type ReadinessProblem = 'starting' | 'stopping' | 'database' | 'disk';

export interface Readiness {
  /** Whether the server accepts requests: false while it migrates, fills the demo workspace or shuts down. */
  isReady(): boolean;
  /** Probes what the server needs; undefined when nothing is missing. Absent: only `isReady` counts. */
  findProblem?(): Promise<ReadinessProblem | undefined>;
}

/** The dependencies of the application, which does not open or close them. */
export interface AppDependencies {
  /** For requests that are not heavy. */
  db: Database;
  /** For heavy requests. */
  reportsDb: Database;
  /** For token checks and sign-in, which every request needs. */
  identityDb: Database;
  /** For jobs. */
  jobsDb: Database;
  config: Pick<Config, 'captchaCode' | 'trustProxy' | 'ssoOrigin' | 'unlockMinutes'> & {
    metricsToken?: string | undefined;
    /** The OpenID provider of the company; absent: name and password only. */
    companySignIn?: Config['companySignIn'];
    pictureHosts?: readonly string[] | undefined;
    /** Encrypt the credentials of provider accounts; the first one is the current one. */
    credentialKeys?: readonly Buffer[] | undefined;
    /** Its application renews tokens. */
    provider?: Pick<Config['provider'], 'app'> | undefined;
    /** Absent: reports arrive as files only. */
    reportSync?: Config['reportSync'] | undefined;
    /** Absent: the server sends no mails. */
    mail?: Config['mail'];
    /** Directory of the built console; without one the server has only its endpoints. */
    consoleDir?: string | undefined;
  };
  clock: Clock;
  jobs: Jobs;
  files: FileStore;
  capacity: Capacity;
  /** The caller starts and stops it. */
  signals: Pick<MessageSignals, 'subscribe' | 'subscribeToUploads' | 'subscribeToSyncs'>;
  readiness: Readiness;
  /** Parses an uploaded report; unless given, in a process of its own. */
  parseReport?: ((task: ParseTask) => Promise<ParseOutcome>) | undefined;
  /** Reads the tables of a file that was uploaded for a draft; unless given, in a process of its own. */
  readTables?: TableReader['run'] | undefined;
  /** The ad provider; absent: no account has access to one. */
  provider?: Provider | undefined;
  /** Limit of a request to the provider that creates or changes items; absent: the default. */
  providerTimeoutMs?: number | undefined;
  /** Absent: nothing is measured. */
  metrics?: Metrics | undefined;
  /** Limit of requests without a session per client address and minute; absent: the default. */
  anonymousPerMinute?: number | undefined;
  log?: FastifyBaseLogger | undefined;
}
