import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db';
import type { FileStore } from '../platform/files';
import type { Jobs } from '../platform/jobs';
import type { Capacity } from '../platform/lib/capacity';
import type { Metrics } from '../platform/metrics';
import type { Readiness } from '../platform/readiness';
import type { MessageSignals } from '../platform/signals';
import type { Provider } from './provider';
import type { TableReader } from './workbooks/tables/table-reader';
import type { UploadedWorkbooks } from './workbooks/tables/uploaded-workbooks';

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
  /** Modules send jobs; what they work on is in their definitions of jobs. */
  jobs: Pick<Jobs, 'send' | 'wake'>;
  files: FileStore;
  capacity: Capacity;
  /** The caller starts and stops it. */
  signals: Pick<MessageSignals, 'subscribe' | 'subscribeToUploads' | 'subscribeToSyncs'>;
  readiness: Readiness;
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

/** What modules depend on. Jobs have `jobsDb` as each of their databases. */
export interface ModuleDependencies extends Omit<AppDependencies, 'jobsDb' | 'log'> {
  log: FastifyBaseLogger;
  workbooks: UploadedWorkbooks;
  /** Aborts when the server stops: long work pauses where the next server continues. */
  stopping: AbortSignal;
}
