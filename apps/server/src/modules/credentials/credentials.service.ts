import type {
  AuditValues,
  CredentialsFailure,
  CredentialsInput,
  CredentialsState,
} from '@meridian/api-client/contract';
import {
  findAccountProvider,
  findProvider,
  isProviderError,
  type Provider,
  type ProviderErrorCode,
} from '../../kits/provider';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import { needsCredentials } from '../../platform/config/config-provider';
import type { Database } from '../../platform/db';
import type { Keyring } from '../../platform/keyring';
import { DomainError } from '../../platform/lib/domain-error';
import { lockAccount, requireAccount } from './connected-accounts.repository';
import { createCredentialsRepository } from './credentials.repository';

/** The provider's response; `failure` is null if the credentials work. */
export interface CredentialsCheck {
  failure: CredentialsFailure | null;
  userName: string;
  balance: string | null;
}

/** Timeout of a check. */
const checkMs = 30_000;

/** `onBalance` stores the balance that the provider returned. */
export interface CredentialsServiceOptions {
  db: Database;
  clock: Pick<Clock, 'now'>;
  keyring: Keyring;
  providers: readonly Provider[];
  /** Whether the server has a provider app, which renews tokens. */
  canRenew: boolean;
  onBalance: (accountId: number, balance: string) => Promise<void>;
}

/** Credentials of provider accounts: they can be entered, tested and deleted, but never read. */
export function createCredentialsService(options: CredentialsServiceOptions) {
  const { db, clock, keyring, providers, canRenew, onBalance } = options;
  const repository = createCredentialsRepository(db, keyring);

  /** Undefined if this installation has no connection to the provider of the account. */
  async function providerOfAccount(accountId: number): Promise<Provider | undefined> {
    const id = await findAccountProvider(db, accountId);
    return id && findProvider(providers, id);
  }

  async function stateOf(accountId: number): Promise<CredentialsState> {
    const stored = await repository.find(accountId);
    const provider = await providerOfAccount(accountId);
    return {
      areNeeded: provider === undefined || needsCredentials[provider.name],
      canStore: keyring.canSeal,
      stored: stored
        ? {
            userName: stored.userName,
            expiresTime: stored.expiresTime?.toISOString() ?? null,
            isRenewable: stored.isRenewable && canRenew,
            isReadable: stored.credentials !== undefined,
            updatedTime: stored.updatedTime.toISOString(),
            updatedBy: stored.updatedBy,
          }
        : null,
    };
  }

  return {
    async state(accountId: number): Promise<CredentialsState> {
      await requireAccount(db, accountId);
      return stateOf(accountId);
    },

    /** Errors: `not_found`, `no_credentials_key`. */
    async save(accountId: number, input: CredentialsInput, userId: string): Promise<CredentialsState> {
      if (!keyring.canSeal) throw new DomainError('no_credentials_key');
      const credentials = {
        userName: input.userName,
        accessToken: input.accessToken,
        refreshToken: input.refreshToken === '' ? null : input.refreshToken,
        userId: input.authorizedBy === '' ? null : input.authorizedBy,
        expiresTime: input.expiresTime === null ? null : new Date(input.expiresTime),
      };
      await db.transaction(async (tx) => {
        const name = await lockAccount(tx, accountId);
        const change = { by: userId, at: clock.now() };
        const stored = createCredentialsRepository(tx, keyring);
        const before = await stored.find(accountId);
        await stored.save(accountId, credentials, change);
        await recordAudit(tx, {
          action: 'credentialsSave',
          object: { id: accountId, name },
          accountIds: [accountId],
          before: before ? shownValues(before) : null,
          after: shownValues(credentials),
        });
      });
      return stateOf(accountId);
    },

    /** Errors: `not_found`. */
    async remove(accountId: number): Promise<CredentialsState> {
      await db.transaction(async (tx) => {
        const name = await lockAccount(tx, accountId);
        const stored = createCredentialsRepository(tx, keyring);
        const before = await stored.find(accountId);
        await stored.remove(accountId);
        await recordAudit(tx, {
          action: 'credentialsDelete',
          object: { id: accountId, name },
          accountIds: [accountId],
          before: before ? shownValues(before) : null,
        });
      });
      return stateOf(accountId);
    },

    /** Tests the stored credentials with a request to the provider. Errors: `not_found`. */
    async check(accountId: number): Promise<CredentialsCheck> {
      await requireAccount(db, accountId);
      try {
        const account = await readAccount(await providerOfAccount(accountId), accountId);
        if (account.balance !== null) await onBalance(accountId, account.balance);
        return { failure: null, userName: account.userName, balance: account.balance };
      } catch (error) {
        if (!isProviderError(error)) throw error;
        return { failure: failureOf(error.code), userName: '', balance: null };
      }
    },
  };
}

async function readAccount(provider: Provider | undefined, accountId: number) {
  if (!provider) throw new DomainError('unavailable');
  const connection = await provider.connect(accountId);
  return connection.readAccount({ signal: AbortSignal.timeout(checkMs) });
}

/** Values of credentials for the audit log: never a token. */
const shownValues = ({
  userName,
  expiresTime,
}: {
  userName: string;
  expiresTime: Date | null;
}): AuditValues => ({
  providerUser: userName,
  expiresTime: expiresTime?.toISOString() ?? null,
});

const failures: Partial<Record<ProviderErrorCode, CredentialsFailure>> = {
  credentials_missing: 'credentials_missing',
  credentials_wrong: 'credentials_wrong',
  credentials_expired: 'credentials_expired',
  forbidden: 'forbidden',
  quota_used_up: 'quota_used_up',
};

function failureOf(code: ProviderErrorCode): CredentialsFailure {
  return failures[code] ?? 'unreachable';
}
