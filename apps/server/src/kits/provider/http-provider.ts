import { channels, sectionsOf } from '@meridian/api-client/contract';
import Big from 'big.js';
import * as z from 'zod';
import { appRequests } from './app-requests';
import { dataOf } from './batch-outcomes';
import type { CredentialsSource, ProviderCredentials } from './credentials-source';
import type { HttpClient } from './http-client';
import { imageRequests } from './image-requests';
import { itemRequests } from './item-requests';
import { renewTokens, type OAuthApp } from './oauth';
import { ProviderError } from './provider-error';
import type { CallOptions, Provider, ProviderConnection } from './provider-port';
import type { ReportFileReading } from './report-files';
import { reportRequests } from './report-requests';
import { parseProviderContent, type Send } from './send';
import { findWireReport } from './wire/reports';

export interface HttpProviderOptions {
  name: Provider['name'];
  client: HttpClient;
  credentials: CredentialsSource;
  /** Renews tokens; absent: users have to enter new tokens when the old ones expire. */
  oauth?: OAuthApp | undefined;
  now: () => Date;
  /** Interval of requests for the state of a file; absent: the default. */
  filePollMs?: number;
}

/** A token that expires within this time is renewed before use. */
const renewBeforeMs = 5 * 60_000;

/** A provider over HTTP. The real provider and the simulator have the same interface. */
export function createHttpProvider(options: HttpProviderOptions): Provider {
  return {
    id: 'baidu',
    name: options.name,
    channels,
    reports: channels.flatMap((channel) =>
      sectionsOf(channel).flatMap((section) => {
        const report = findWireReport(channel, section);
        return report ? [{ channel, section, maxDays: report.fileDays ?? report.maxDays }] : [];
      }),
    ),
    async connect(accountId) {
      const found = await options.credentials.find(accountId);
      if (!found) throw new ProviderError('credentials_missing');
      return connectionOf({
        send: createSend(options, accountId, found),
        pollMs: options.filePollMs,
        download: (url, { signal }) => options.client.download(url, { signal }),
      });
    },
  };
}

function createSend(
  { client, credentials, oauth, now }: HttpProviderOptions,
  accountId: number,
  found: ProviderCredentials,
): Send {
  let current = found;
  async function renew(): Promise<void> {
    if (!oauth) throw new ProviderError('credentials_expired');
    current = await credentials.renew(accountId, current, (stored) => renewTokens(oauth, stored, now()));
  }
  return async (path, body, { isIdempotent, hasExactNumbers, signal }) => {
    const { expiresTime, refreshToken } = current;
    const isEnding = expiresTime !== null && expiresTime.getTime() - now().getTime() < renewBeforeMs;
    if (isEnding && oauth && refreshToken !== null) await renew();
    const send = () =>
      client.send({
        path,
        credentials: { userName: current.userName, accessToken: current.accessToken },
        body,
        isIdempotent,
        hasExactNumbers,
        signal,
      });
    try {
      return await send();
    } catch (error) {
      // an expired token is rejected before anything is processed
      if (!(error instanceof ProviderError) || error.code !== 'credentials_expired') throw error;
      await renew();
      return send();
    }
  };
}

function connectionOf(files: ReportFileReading): ProviderConnection {
  const { send } = files;
  return {
    ...itemRequests(send),
    ...imageRequests(send),
    ...appRequests(send),
    readAccount: (options) => readAccount(send, options),
    ...reportRequests(files),
  };
}

/** Schema of a number with its original digits. */
const exactNumber = z
  .string()
  .regex(/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/)
  .transform((text) => new Big(text));
const accountSchema = z.object({
  balance: exactNumber.nullish(),
  pcBalance: exactNumber.nullish(),
  budget: exactNumber.nullish(),
  budgetType: z.string().nullish(),
  regDomain: z.string().nullish(),
  openDomains: z.array(z.string()).nullish(),
  userName: z.string().nullish(),
});

async function readAccount(send: Send, options: CallOptions = {}) {
  const accountFields = [
    'userId',
    'balance',
    'pcBalance',
    'budget',
    'budgetType',
    'regDomain',
    'openDomains',
  ];
  const envelope = await send(
    'AccountService/getAccountInfo',
    { accountFields },
    { ...options, isIdempotent: true, hasExactNumbers: true },
  );
  const [entry] = dataOf(envelope.body);
  const account = parseProviderContent(() => accountSchema.parse(entry));
  return {
    userName: account.userName ?? '',
    balance: account.balance?.plus(account.pcBalance ?? 0).toFixed(2) ?? null,
    budget: account.budgetType === '1' ? (account.budget?.toFixed(2) ?? null) : null,
    domains: [account.regDomain ?? '', ...(account.openDomains ?? [])].filter((domain) => domain !== ''),
  };
}
