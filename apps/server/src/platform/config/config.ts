import { formatList } from '@meridian/i18n/core';
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isLoopbackHost } from '../lib/loopback';
import { ConfigError } from './config-error';
import { mailServerSettings, readMailConfig, type MailConfig } from './config-mail';
import { providerSettings, readProviderConfig, type ProviderConfig } from './config-provider';
import { publicOriginSetting } from './config-public-origin';
import {
  readClickhouse,
  readReportEngine,
  reportEngineSettings,
  type ClickhouseConfig,
  type ReportEngineConfig,
} from './config-report-engine';
import { readReportSyncConfig, reportSyncSettings, type ReportSyncConfig } from './config-report-sync';
import { companySignInSettings, readCompanySignIn, type CompanySignInConfig } from './config-sign-in';

export { ConfigError } from './config-error';

const thisFile = fileURLToPath(import.meta.url);

/** The root of the repository; source and bundle are at different depths of the server's folder. */
const repositoryRoot = thisFile.slice(
  0,
  thisFile.lastIndexOf(path.join(path.sep, 'apps', 'server', path.sep)),
);

const flag = z.enum(['0', '1'], { error: 'use 1 or 0' }).transform((value) => value === '1');

/** Years that have partitions: the demo workspace would fail later in any other. */
const calendarDay = z.iso
  .date({ error: 'use a date as yyyy-MM-dd' })
  .regex(/^20/, { error: 'use a date from 2000-01-01 to 2099-12-31' });

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number({ error: 'use a port number' })
    .int({ error: 'use a port number' })
    .min(0, { error: 'use a port from 0 (any free one) to 65535' })
    .max(65_535, { error: 'use a port from 0 (any free one) to 65535' })
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'use a URL that begins with postgres://' })
    .optional(),
  MERIDIAN_DATA_DIR: z.string().optional(),
  MERIDIAN_FILES_DIR: z.string().optional(),
  MERIDIAN_FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'use the name of a bucket' })
    .optional(),
  MERIDIAN_FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://s3.example.com' })
    .optional(),
  MERIDIAN_FILES_S3_REGION: z.string().optional(),
  MERIDIAN_FILES_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/, { error: 'use a path such as meridian/files' })
    .optional(),
  MERIDIAN_DEMO: flag.default(false),
  MERIDIAN_TODAY: calendarDay.optional(),
  MERIDIAN_CAPTCHA_CODE: z
    .string()
    .regex(/^[0-9A-Za-z]{4,8}$/, { error: 'use 4 to 8 letters and digits' })
    .optional(),
  MERIDIAN_TRUST_PROXY: z
    .string()
    .refine((value) => value.split(',').every((part) => isAddressOrNetwork(part.trim())), {
      error: 'use a comma-separated list of addresses and networks, such as 10.0.0.1, 192.168.0.0/16',
    })
    .optional(),
  MERIDIAN_METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, { error: 'use at least 16 characters without spaces' })
    .optional(),
  MERIDIAN_SSO_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://login.example.com' })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
      error: 'use an origin without a path',
    })
    .optional(),
  MERIDIAN_PICTURE_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)), {
      error: 'use a comma-separated list of hosts, such as pictures.example.com, *.example.org',
    })
    .optional(),
  MERIDIAN_LOAD_RETENTION_DAYS: z.coerce
    .number({ error: 'use a number of days' })
    .int({ error: 'use a number of days' })
    .min(1, { error: 'use at least 1 day' })
    .max(36_500, { error: 'use at most 36500 days' })
    .default(90),
  MERIDIAN_UNLOCK_MINUTES: z.coerce
    .number({ error: 'use a number of minutes' })
    .int({ error: 'use a number of minutes' })
    .min(0, { error: 'use 0 (only administrators unlock users) or a number of minutes' })
    .max(100_000, { error: 'use at most 100000 minutes' })
    .default(0),
  MERIDIAN_UPLOAD_QUOTA_MB: z.coerce
    .number({ error: 'use a number of megabytes' })
    .int({ error: 'use a number of megabytes' })
    .min(200, { error: 'use at least 200, the maximum size of a file' })
    .default(5_000),
  ...providerSettings,
  ...publicOriginSetting,
  ...companySignInSettings,
  ...reportSyncSettings,
  ...reportEngineSettings,
  ...mailServerSettings,
  MERIDIAN_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'use trace, debug, info, warn, error or silent',
    })
    .default('info'),
});

/** An IP address, or a network such as `10.0.0.0/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d+$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** The default data directory. The demo workspace has its own, so that demo users never reach a real installation. */
function defaultDataDir(isDemo: boolean): string {
  return path.join(repositoryRoot, '.data', isDemo ? 'demo' : '');
}

/** Storage of files. */
export interface FilesConfig {
  /** Absolute path. */
  folder: string;
  /** Bucket that replaces the folder. */
  s3:
    | { bucket: string; endpoint: string | undefined; region: string | undefined; prefix: string | undefined }
    | undefined;
  /** Whether several servers can share this storage. */
  isShared: boolean;
}

/** All settings, validated. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path for database, files and logs. */
  dataDir: string;
  files: FilesConfig;
  demo: boolean;
  /** URL of an external PostgreSQL. When absent, the server starts the embedded one. */
  databaseUrl: string | undefined;
  /** A fixed "today", `yyyy-MM-dd`. */
  today: string | undefined;
  /** A fixed captcha text, for tests only. */
  captchaCode: string | undefined;
  /** Addresses whose `X-Forwarded-*` headers are trusted; `false`: none. */
  trustProxy: string | false;
  /** Bearer token for `/metrics`; absent: only clients on the same machine have access. */
  metricsToken: string | undefined;
  /** Origin of the page that may pass a token to `/auth-redirect`; absent: single sign-on is off. */
  ssoOrigin: string | undefined;
  /** The company's OpenID provider; absent: users log in with username and password only. */
  companySignIn: CompanySignInConfig | undefined;
  /** Hosts from which reports may show pictures, in addition to the provider's hosts. */
  pictureHosts: readonly string[] | undefined;
  /** Retention of replaced data and import files, in days. Within it, an undo can restore the data. */
  loadRetentionDays: number;
  /** Minutes until a username that wrong passwords locked is unlocked; 0: only an administrator unlocks it. */
  unlockMinutes: number;
  /** Megabytes of uploaded files that are stored per user, and per account. */
  uploadQuotaMb: number;
  provider: ProviderConfig;
  reportSync: ReportSyncConfig;
  /** Absent: PostgreSQL answers all reports. */
  reportEngine: ReportEngineConfig | undefined;
  /** Present also before it answers reports, for copying. */
  clickhouse: ClickhouseConfig | undefined;
  /** Absent: the server sends no email. */
  mail: MailConfig | undefined;
  /** Keys of 32 bytes. The first one encrypts credentials of provider accounts; any of them decrypts. */
  credentialKeys: readonly Buffer[];
  logLevel: z.infer<typeof settings>['MERIDIAN_LOG_LEVEL'];
  production: boolean;
}

/**
 * Reads the settings from the environment. An empty value counts as absent; `MERIDIAN_TEST_*` belongs to test runs.
 *
 * Errors: `ConfigError` for an unknown `MERIDIAN_*` name, a bad value, or a test setting in production.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(settings.shape);
  const unknown = Object.keys(env).find((name) => /^MERIDIAN_(?!TEST_)/.test(name) && !known.includes(name));
  if (unknown !== undefined) {
    const names = formatList(
      known.filter((name) => name.startsWith('MERIDIAN_')),
      'en',
      'values',
    );
    throw new ConfigError(`Unknown setting ${unknown}. Remove it, or use one of ${names}.`);
  }
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`Setting ${issue?.path.join('.') ?? ''} is invalid: ${issue?.message ?? ''}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.MERIDIAN_CAPTCHA_CODE !== undefined) {
    throw new ConfigError('MERIDIAN_CAPTCHA_CODE is for testing only. Remove it when NODE_ENV=production.');
  }
  if (production && values.MERIDIAN_DEMO) {
    throw new ConfigError(
      'MERIDIAN_DEMO creates users with published passwords. Remove it when NODE_ENV=production.',
    );
  }
  if (values.MERIDIAN_DEMO && !isLoopbackHost(values.HOST)) {
    throw new ConfigError(
      `MERIDIAN_DEMO creates users with published passwords, so it listens on this machine only. Remove HOST=${values.HOST}, or remove ` +
        'MERIDIAN_DEMO and create a user (node apps/server/dist/admin.js create-user NAME --role admin).',
    );
  }
  const dataDir = path.resolve(values.MERIDIAN_DATA_DIR ?? defaultDataDir(values.MERIDIAN_DEMO));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    files: readFilesConfig(values, dataDir),
    demo: values.MERIDIAN_DEMO,
    databaseUrl: values.DATABASE_URL,
    today: values.MERIDIAN_TODAY,
    captchaCode: values.MERIDIAN_CAPTCHA_CODE,
    trustProxy: values.MERIDIAN_TRUST_PROXY ?? false,
    metricsToken: values.MERIDIAN_METRICS_TOKEN,
    ssoOrigin: values.MERIDIAN_SSO_ORIGIN,
    companySignIn: readCompanySignIn(values),
    pictureHosts: values.MERIDIAN_PICTURE_HOSTS,
    loadRetentionDays: values.MERIDIAN_LOAD_RETENTION_DAYS,
    unlockMinutes: values.MERIDIAN_UNLOCK_MINUTES,
    uploadQuotaMb: values.MERIDIAN_UPLOAD_QUOTA_MB,
    provider: readProviderConfig(values),
    reportSync: readReportSyncConfig(values),
    reportEngine: readReportEngine(values),
    clickhouse: readClickhouse(values),
    mail: readMailConfig(values),
    credentialKeys: (values.MERIDIAN_CREDENTIALS_KEY ?? []).map((key) => Buffer.from(key, 'base64')),
    logLevel: values.MERIDIAN_LOG_LEVEL,
    production,
  };
}

/** Errors: `ConfigError` for both a folder and a bucket, and for bucket settings without a bucket. */
function readFilesConfig(values: z.infer<typeof settings>, dataDir: string): FilesConfig {
  const { MERIDIAN_FILES_DIR: folder, MERIDIAN_FILES_S3_BUCKET: bucket } = values;
  const { MERIDIAN_FILES_S3_ENDPOINT: endpoint, MERIDIAN_FILES_S3_REGION: region } = values;
  const prefix = values.MERIDIAN_FILES_S3_PREFIX;
  if (folder !== undefined && bucket !== undefined)
    throw new ConfigError(
      'Files can be stored in one place only. Remove MERIDIAN_FILES_DIR or MERIDIAN_FILES_S3_BUCKET.',
    );
  if (bucket === undefined && (endpoint ?? region ?? prefix) !== undefined)
    throw new ConfigError('Settings MERIDIAN_FILES_S3_… need MERIDIAN_FILES_S3_BUCKET.');
  return {
    folder: folder === undefined ? path.join(dataDir, 'files') : path.resolve(folder),
    s3: bucket === undefined ? undefined : { bucket, endpoint, region, prefix },
    isShared: folder !== undefined || bucket !== undefined,
  };
}
