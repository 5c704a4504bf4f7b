import Fastify from 'fastify';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  test('an empty environment has the documented defaults', () => {
    expect(readConfig({ PORT: '', MERIDIAN_TODAY: '' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: path.resolve(import.meta.dirname, '../../../../../.data'),
      files: {
        folder: path.resolve(import.meta.dirname, '../../../../../.data/files'),
        s3: undefined,
        isShared: false,
      },
      demo: false,
      databaseUrl: undefined,
      today: undefined,
      captchaCode: undefined,
      trustProxy: false,
      metricsToken: undefined,
      reportSync: { isOn: false, backfillDays: 60, correctionDays: 7, nightHour: 4 },
      reportEngine: { name: 'duckdb', memoryMb: 1024 },
      ssoOrigin: undefined,
      companySignIn: undefined,
      pictureHosts: undefined,
      loadRetentionDays: 90,
      unlockMinutes: 0,
      uploadQuotaMb: 5_000,
      provider: { names: ['simulator'], url: undefined, latencyMs: 0, timeoutMs: 60_000, app: undefined },
      mail: undefined,
      credentialKeys: [],
      logLevel: 'info',
      production: false,
    });
  });

  test.each(['0', '1.5', 'all'])('rejects a retention of %s days', (value) => {
    expect(() => readConfig({ MERIDIAN_LOAD_RETENTION_DAYS: value })).toThrow(/MERIDIAN_LOAD_RETENTION_DAYS/);
  });

  test('the OpenID provider needs a client and the console’s address', () => {
    const provider = {
      MERIDIAN_OIDC_ISSUER: 'https://login.example.com/realms/kaede',
      MERIDIAN_OIDC_CLIENT_ID: 'meridian',
      MERIDIAN_PUBLIC_ORIGIN: 'https://ads.example.com',
    };
    expect(readConfig(provider).companySignIn).toEqual({
      issuer: provider.MERIDIAN_OIDC_ISSUER,
      clientId: 'meridian',
      clientSecret: undefined,
      scopes: 'openid profile email',
      label: 'login.example.com',
      nameClaim: 'email',
      redirectUri: 'https://ads.example.com/auth-redirect',
      roles: undefined,
      accounts: undefined,
      createsUsers: false,
      adminsNeedSecondFactor: false,
    });
    for (const missing of ['MERIDIAN_OIDC_ISSUER', 'MERIDIAN_OIDC_CLIENT_ID', 'MERIDIAN_PUBLIC_ORIGIN'])
      expect(() => readConfig({ ...provider, [missing]: '' })).toThrow(missing);
    const http = 'http://login.example.com';
    expect(() => readConfig({ ...provider, MERIDIAN_OIDC_ISSUER: http })).toThrow(/use https/);
    expect(() => readConfig({ ...provider, MERIDIAN_PUBLIC_ORIGIN: http })).toThrow(/https/);
    const local = { ...provider, MERIDIAN_OIDC_ISSUER: 'http://127.0.0.1:9000' };
    expect(readConfig(local).companySignIn?.issuer).toBe('http://127.0.0.1:9000');
    expect(() => readConfig({ ...provider, MERIDIAN_OIDC_SCOPES: 'email' })).toThrow(/openid/);
  });

  test('two-step verification for administrators needs the provider and the encryption key', () => {
    const demand = { MERIDIAN_OIDC_ADMIN_SECOND_FACTOR: '1' };
    const provider = {
      MERIDIAN_OIDC_ISSUER: 'https://login.example.com',
      MERIDIAN_OIDC_CLIENT_ID: 'meridian',
      MERIDIAN_PUBLIC_ORIGIN: 'https://ads.example.com',
    };
    const key = { MERIDIAN_CREDENTIALS_KEY: Buffer.alloc(32).toString('base64') };
    expect(readConfig({ ...provider, ...key, ...demand }).companySignIn?.adminsNeedSecondFactor).toBe(true);
    expect(() => readConfig({ ...provider, ...demand })).toThrow(/MERIDIAN_CREDENTIALS_KEY/);
    expect(() => readConfig({ ...key, ...demand })).toThrow(/needs MERIDIAN_OIDC_ISSUER/);
    const typo = { MERIDIAN_OIDC_ADMIN_SECOND_FACTOR: 'yes' };
    expect(() => readConfig({ ...provider, ...key, ...typo })).toThrow(/use 1 or 0/);
  });

  test('claims of the OpenID provider map to roles and accounts', () => {
    const provider = {
      MERIDIAN_OIDC_ISSUER: 'https://login.example.com',
      MERIDIAN_OIDC_CLIENT_ID: 'meridian',
      MERIDIAN_PUBLIC_ORIGIN: 'https://ads.example.com',
    };
    const mapped = readConfig({
      ...provider,
      MERIDIAN_OIDC_ROLES_CLAIM: 'groups',
      MERIDIAN_OIDC_ROLES: 'ads=edit, ads=Reporter, it = admin',
      MERIDIAN_OIDC_ACCOUNTS_CLAIM: 'https://example.com/accounts',
      MERIDIAN_OIDC_CREATE_USERS: '1',
    });
    expect(mapped.companySignIn).toMatchObject({
      roles: {
        claim: 'groups',
        targets: new Map([
          ['ads', ['edit', 'Reporter']],
          ['it', ['admin']],
        ]),
      },
      accounts: { claim: 'https://example.com/accounts', targets: null },
      createsUsers: true,
    });
    expect(() => readConfig({ ...provider, MERIDIAN_OIDC_ROLES: 'ads=edit' })).toThrow(/ROLES_CLAIM/);
    expect(() => readConfig({ ...provider, MERIDIAN_OIDC_ACCOUNTS: 'ads' })).toThrow(/group=target/);
  });

  test('files are in a folder or in a bucket', () => {
    expect(readConfig({ MERIDIAN_FILES_DIR: '/mnt/files' }).files).toMatchObject({
      folder: '/mnt/files',
      isShared: true,
    });
    const s3 = { MERIDIAN_FILES_S3_BUCKET: 'reports', MERIDIAN_FILES_S3_REGION: 'eu-west-1' };
    expect(readConfig(s3).files).toMatchObject({
      s3: { bucket: 'reports', region: 'eu-west-1' },
      isShared: true,
    });
    expect(() => readConfig({ ...s3, MERIDIAN_FILES_DIR: '/mnt/files' })).toThrow(/one place/);
    expect(() => readConfig({ MERIDIAN_FILES_S3_REGION: 'eu-west-1' })).toThrow(/MERIDIAN_FILES_S3_BUCKET/);
  });

  test('ClickHouse answers reports only when it is chosen, and needs an address', () => {
    const url = 'https://meridian:secret@clickhouse.example.com:8443/meridian';
    expect(readConfig({ MERIDIAN_REPORTS_URL: url })).toMatchObject({
      reportEngine: { name: 'duckdb' },
      clickhouse: { url, cluster: undefined },
    });
    const chosen = { MERIDIAN_REPORT_ENGINE: 'clickhouse', MERIDIAN_REPORTS_CLUSTER: 'reports' };
    expect(readConfig({ ...chosen, MERIDIAN_REPORTS_URL: url }).reportEngine).toEqual({
      name: 'clickhouse',
      url,
      cluster: 'reports',
    });
    expect(() => readConfig(chosen)).toThrow(/MERIDIAN_REPORTS_URL/);
  });

  test('the real provider needs a key for credentials, and has fixed hosts', () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const real = {
      MERIDIAN_PROVIDER: 'baidu',
      MERIDIAN_CREDENTIALS_KEY: `${first.toString('base64')}, ${second.toString('base64')}`,
    };
    const app = { MERIDIAN_PROVIDER_APP_ID: 'app', MERIDIAN_PROVIDER_SECRET_KEY: 'secret' };
    expect(readConfig({ ...real, ...app })).toMatchObject({
      provider: { names: ['baidu'], app: { appId: 'app', secretKey: 'secret' } },
      credentialKeys: [first, second],
    });
    expect(() => readConfig({ ...real, MERIDIAN_PROVIDER_URL: 'http://127.0.0.1/' })).toThrow(/simulator/);
  });

  test('ignores settings of other programs', () => {
    expect(() => readConfig({ PATH: '/bin', NODE_OPTIONS: '--inspect', PORTAL: 'x' })).not.toThrow();
  });

  test.each([
    ['MERIDIAN_DATADIR', '/data'],
    ['MERIDIAN_DEMO', 'yes'],
    ['MERIDIAN_TODAY', '2026-02-30'],
    ['MERIDIAN_TODAY', '1.3.2026'],
    ['MERIDIAN_TODAY', '1999-12-31'],
    ['MERIDIAN_TODAY', '2100-01-01'],
    ['MERIDIAN_CAPTCHA_CODE', 'a b'],
    ['MERIDIAN_PROVIDER', 'other'],
    ['MERIDIAN_PROVIDER_URL', 'http://127.0.0.1:8090/json'],
    ['MERIDIAN_PROVIDER_LATENCY_MS', '60001'],
    ['MERIDIAN_PROVIDER', 'baidu'],
    ['MERIDIAN_PROVIDER_APP_ID', 'without its key'],
    ['MERIDIAN_CREDENTIALS_KEY', 'short'],
    ['MERIDIAN_SMTP_URL', 'mail.example.com'],
    ['MERIDIAN_MAIL_FROM', 'Meridian <a@example.com>\nBcc: b@example.com'],
    ['MERIDIAN_PUBLIC_ORIGIN', 'https://ads.example.com/console'],
    ['MERIDIAN_SMTP_URL', 'smtp://without-an-origin.example.com'],
    ['MERIDIAN_METRICS_TOKEN', 'short'],
    ['MERIDIAN_METRICS_TOKEN', 'with a space inside'],
    ['MERIDIAN_FILES_S3_BUCKET', 'a/b'],
    ['MERIDIAN_FILES_S3_ENDPOINT', 's3.example.com'],
    ['MERIDIAN_FILES_S3_PREFIX', '/a/'],
    ['MERIDIAN_TRUST_PROXY', 'yes'],
    ['MERIDIAN_TRUST_PROXY', '999.1.1.1'],
    ['MERIDIAN_TRUST_PROXY', '999.999.0.0/0'],
    ['MERIDIAN_TRUST_PROXY', '10.0.0.0/33'],
    ['MERIDIAN_TRUST_PROXY', '10.0.0.0/0'],
    ['MERIDIAN_TRUST_PROXY', '::/129'],
    ['MERIDIAN_TRUST_PROXY', '10.0.0.1,'],
    ['MERIDIAN_TRUST_PROXY', '10.0.0.1/8/8'],
    ['MERIDIAN_SSO_ORIGIN', 'login.example.com'],
    ['MERIDIAN_SSO_ORIGIN', 'https://login.example.com/'],
    ['MERIDIAN_SSO_ORIGIN', 'https://login.example.com/sign-in'],
    ['MERIDIAN_SSO_ORIGIN', 'https://user@login.example.com'],
    ['MERIDIAN_SSO_ORIGIN', 'ftp://login.example.com'],
    ['MERIDIAN_SSO_ORIGIN', 'javascript:alert(1)'],
    ['MERIDIAN_PICTURE_HOSTS', 'https://pictures.example.com'],
    ['MERIDIAN_PICTURE_HOSTS', "pictures.example.com; script-src 'unsafe-inline'"],
    ['MERIDIAN_PICTURE_HOSTS', '*'],
    ['MERIDIAN_REPORT_ENGINE', 'clickhouse'],
    ['MERIDIAN_REPORTS_URL', 'https://clickhouse.example.com'],
    ['MERIDIAN_REPORTS_URL', 'clickhouse://clickhouse.example.com/meridian'],
    ['MERIDIAN_REPORTS_CLUSTER', "a' b"],
    ['MERIDIAN_LOG_LEVEL', 'loud'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
  ])('rejects %s=%s with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test.each(['127.0.0.1', '10.0.0.1, 192.168.0.0/16', '::1,fd00::/8', '::ffff:10.0.0.1'])(
    'accepts %s as proxies, as the HTTP server does',
    (value) => {
      const { trustProxy } = readConfig({ MERIDIAN_TRUST_PROXY: value });
      expect(trustProxy).toBe(value);
      expect(() => Fastify({ trustProxy })).not.toThrow();
    },
  );

  test('ignores the variables of test runs', () => {
    expect(() => readConfig({ MERIDIAN_TEST_AUDIT: 'all' })).not.toThrow();
  });

  test('a fixed captcha is rejected in production only', () => {
    expect(readConfig({ MERIDIAN_CAPTCHA_CODE: 'test1' }).captchaCode).toBe('test1');
    expect(() => readConfig({ MERIDIAN_CAPTCHA_CODE: 'test1', NODE_ENV: 'production' })).toThrow(ConfigError);
  });

  test('the demo workspace is rejected in production, and has a data directory of its own', () => {
    expect(readConfig({ MERIDIAN_DEMO: '1' }).dataDir).toBe(
      path.resolve(import.meta.dirname, '../../../../../.data/demo'),
    );
    expect(readConfig({ MERIDIAN_DEMO: '1', MERIDIAN_DATA_DIR: '/srv/demo' }).dataDir).toBe('/srv/demo');
    expect(() => readConfig({ MERIDIAN_DEMO: '1', NODE_ENV: 'production' })).toThrow(ConfigError);
  });

  test('the demo workspace uses no real provider', () => {
    const real = {
      MERIDIAN_PROVIDER: 'baidu',
      MERIDIAN_CREDENTIALS_KEY: Buffer.alloc(32).toString('base64'),
    };
    expect(readConfig(real).provider.names).toEqual(['baidu']);
    expect(() => readConfig({ ...real, MERIDIAN_PROVIDER: 'baidu, simulator' })).toThrow(/two connections/);
    expect(() => readConfig({ ...real, MERIDIAN_DEMO: '1' })).toThrow('Remove MERIDIAN_PROVIDER');
  });

  test.each(['https://login.example.com', 'http://localhost:4000'])(
    'accepts %s as the page of single sign-on',
    (origin) => {
      expect(readConfig({ MERIDIAN_SSO_ORIGIN: origin }).ssoOrigin).toBe(origin);
    },
  );

  test('an error never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'user:geheim@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('geheim') as string }),
    );
  });
});
