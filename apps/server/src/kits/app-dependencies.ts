import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db';
import type { FileStore } from '../platform/files';
import type { FairUsePauses } from '../platform/http/fair-use';
import type { Jobs } from '../platform/jobs';
import type { Capacity } from '../platform/lib/capacity';
import type { Metrics } from '../platform/metrics';
import type { Readiness } from '../platform/readiness';
import type { MessageSignals } from '../platform/signals';
import type { Provider } from './provider';
import type { TableReader } from './workbooks/tables/table-reader';
import type { UploadedWorkbooks } from './workbooks/tables/uploaded-workbooks';

/** Dependencies of the application. The caller opens and closes them. */
export interface AppDependencies {
  /** For requests that are not `heavy`. */
  db: Database;
  /** For `heavy` requests. */
  reportsDb: Database;
  /** For token checks and login, which every request needs. */
  identityDb: Database;
  /** For jobs. */
  jobsDb: Database;
  config: Pick<Config, 'captchaCode' | 'trustProxy' | 'ssoOrigin' | 'unlockMinutes'> & {
    metricsToken?: string | undefined;
    /** The company's OpenID provider; absent: users log in with username and password only. */
    companySignIn?: Config['companySignIn'];
    pictureHosts?: readonly string[] | undefined;
    /** Keys that encrypt credentials of provider accounts; the first one is current. */
    credentialKeys?: readonly Buffer[] | undefined;
    /** The provider app that renews tokens. */
    provider?: Pick<Config['provider'], 'app'> | undefined;
    /** Absent: reports arrive only as uploaded files. */
    reportSync?: Config['reportSync'] | undefined;
    /** Absent: the server sends no email. */
    mail?: Config['mail'];
    /** Directory of the built console; absent: the server has only its endpoints. */
    consoleDir?: string | undefined;
  };
  clock: Clock;
  /** Sends jobs; the modules' job definitions process them. */
  jobs: Pick<Jobs, 'send' | 'wake'>;
  files: FileStore;
  capacity: Capacity;
  /** Subscriptions; the caller starts and stops the signals. */
  signals: Pick<MessageSignals, 'subscribe' | 'subscribeToUploads' | 'subscribeToSyncs'>;
  readiness: Readiness;
  /** Parses the tables of a file that was uploaded for a draft; default: in a separate process. */
  readTables?: TableReader['run'] | undefined;
  /** The ad providers, at most one connection to each; absent: no account can reach its provider. */
  providers?: readonly Provider[] | undefined;
  /** Timeout of a provider request that creates or changes items; absent: the default. */
  providerTimeoutMs?: number | undefined;
  /** Absent: no metrics are collected. */
  metrics?: Metrics | undefined;
  /** Anonymous requests per client address and minute; absent: the default limit. */
  anonymousPerMinute?: number | undefined;
  /** For tests; by default those of `fairUse`. */
  fairUsePauses?: FairUsePauses | undefined;
  log?: FastifyBaseLogger | undefined;
}

/** Dependencies of modules. In jobs, `jobsDb` is used for every database. */
export interface ModuleDependencies extends Omit<AppDependencies, 'jobsDb' | 'log'> {
  log: FastifyBaseLogger;
  workbooks: UploadedWorkbooks;
  /** Aborts when the server stops: long work then pauses where another server can continue. */
  stopping: AbortSignal;
}
