import { channels, sectionsOf } from '@meridian/api-client/contract';
import { providerCallLimits, type ProviderKind } from '@meridian/draft-editor/core';
import * as z from 'zod';
import { batchOutcomes, dataOf } from './batch-outcomes';
import type { CredentialsSource, ProviderCredentials } from './credentials-source';
import type { HttpClient } from './http-client';
import { imageRequests } from './image-requests';
import { renewTokens, type OAuthApp } from './oauth';
import { ProviderError } from './provider-error';
import {
  itemName,
  type CallOptions,
  type Provider,
  type ProviderConnection,
  type ProviderItem,
  type ProviderSelection,
} from './provider-port';
import type { ReportFileReading } from './report-files';
import { reportRequests } from './report-requests';
import { checked, chunksOf, type Send } from './send';
import { fromWire } from './wire/from-wire';
import { idSchema, toWireId } from './wire/ids';
import { wireKinds } from './wire/kinds';
import { findWireReport } from './wire/reports';
import { toWire } from './wire/to-wire';

export interface HttpProviderOptions {
  name: Provider['name'];
  client: HttpClient;
  credentials: CredentialsSource;
  /** Renews tokens; absent: expired ones have to be entered again. */
  oauth?: OAuthApp | undefined;
  now: () => Date;
  /** Time before the state of a file is requested; absent: the default. */
  filePollMs?: number;
}

/** A token that ends so soon is renewed before it is used. */
const renewBeforeMs = 5 * 60_000;

/** The provider over HTTP: the real one and the simulator speak the same. */
export function createHttpProvider(options: HttpProviderOptions): Provider {
  return {
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
        ...{ send: createSend(options, accountId, found), pollMs: options.filePollMs },
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
    read: (kind, selection, options) => readItems(send, kind, selection, options),
    add: async (kind, items, options) => {
      checkSize(kind, items);
      const { parent } = wireKinds[kind];
      const content = items.map(({ parentId, fields }) => ({
        ...(parent !== undefined && { [parent]: toWireId(parentId) }),
        ...toWire[kind](fields),
      }));
      const names = items.map(({ fields }) => itemName(kind, { ...fields }));
      return write(send, kind, 'add', content, {
        ...options,
        idOf: (entry, position) => idOfEntry(kind, entry, names[position]),
      });
    },
    update: async (kind, changes, options) => {
      checkSize(kind, changes);
      const { id } = wireKinds[kind];
      const content = changes.map(({ providerId, fields, isPaused }) => ({
        [id]: toWireId(providerId),
        ...(fields && toWire[kind](fields)),
        ...(isPaused !== undefined && { pause: isPaused }),
      }));
      return write(send, kind, 'update', content, {
        ...options,
        idOf: (_, position) => changes[position]?.providerId,
      });
    },
    remove: async (kind, providerIds, options) => {
      checkSize(kind, providerIds);
      const { service, remove, ids } = wireKinds[kind];
      const body = { [ids]: providerIds.map(toWireId) };
      const envelope = await send(`${service}/${remove}`, body, { ...options, isIdempotent: false });
      const idOf = (_: unknown, position: number) => providerIds[position];
      return batchOutcomes(envelope, { count: providerIds.length, idOf });
    },
    ...imageRequests(send),
    readAccount: (options) => readAccount(send, options),
    ...reportRequests(files),
  };
}

function write(
  send: Send,
  kind: ProviderKind,
  method: 'add' | 'update',
  content: readonly object[],
  { idOf, ...options }: CallOptions & { idOf: (entry: unknown, position: number) => string | undefined },
) {
  const wire = wireKinds[kind];
  return send(
    `${wire.service}/${wire[method]}`,
    { [wire.items]: content },
    { ...options, isIdempotent: false },
  ).then((envelope) => batchOutcomes(envelope, { count: content.length, idOf }));
}

/** The id of a new item. The entry also has its texts: those of another item mean that the order is unknown. */
function idOfEntry(kind: ProviderKind, entry: unknown, name: string | undefined): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  const echoed = itemName(kind, fields);
  if (echoed.trim() !== '' && echoed !== name) return undefined;
  return idSchema.safeParse(fields[wireKinds[kind].id]).data;
}

async function readItems<Kind extends ProviderKind>(
  send: Send,
  kind: Kind,
  selection: ProviderSelection,
  options: CallOptions = {},
): Promise<ProviderItem<Kind>[]> {
  const wire = wireKinds[kind];
  const isByParent = 'parentIds' in selection;
  const { max = 100 } = providerCallLimits.readByParent[kind];
  // campaigns have no parent: without ids the provider returns all of the account
  const ids = isByParent ? (kind === 'campaign' ? [] : selection.parentIds) : selection.ids;
  const groups = kind === 'campaign' && isByParent ? [[]] : chunksOf(ids, isByParent ? max : wire.readById);
  const names = isByParent && selection.names ? new Set(selection.names) : undefined;
  const items: ProviderItem<Kind>[] = [];
  for (const group of groups) {
    const body = {
      [wire.fieldsKey]: wire.fields,
      ...(kind === 'campaign'
        ? { campaignIds: group.map(toWireId) }
        : { ids: group.map(toWireId), idType: isByParent ? wire.parentIdType : wire.idType, getTemp: 0 }),
    };
    const envelope = await send(`${wire.service}/${wire.get}`, body, { ...options, isIdempotent: true });
    if (envelope.header.status === 2) throw new ProviderError('bad_request');
    items.push(...dataOf(envelope.body).map((entry) => checked(() => fromWire(kind, entry))));
  }
  return names ? items.filter(({ fields }) => names.has(itemName(kind, { ...fields }))) : items;
}

const accountSchema = z.object({
  balance: z.number().nullish(),
  pcBalance: z.number().nullish(),
  budget: z.number().nullish(),
  budgetType: z.number().nullish(),
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
    { ...options, isIdempotent: true },
  );
  const [entry] = dataOf(envelope.body);
  const account = checked(() => accountSchema.parse(entry));
  const balance = account.balance ?? null;
  return {
    userName: account.userName ?? '',
    balance: balance === null ? null : ((balance * 100 + (account.pcBalance ?? 0) * 100) / 100).toFixed(2),
    budget: account.budgetType === 1 && account.budget != null ? account.budget.toFixed(2) : null,
    domains: [account.regDomain ?? '', ...(account.openDomains ?? [])].filter((domain) => domain !== ''),
  };
}

function checkSize(kind: ProviderKind, content: readonly unknown[]): void {
  const { max = Infinity } = providerCallLimits.write[kind];
  if (content.length === 0 || content.length > max)
    throw new RangeError(`${content.length} of kind ${kind} in one request`);
}
