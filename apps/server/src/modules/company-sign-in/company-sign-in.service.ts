import type { Clock } from '../../platform/clock';
import type { CompanySignInConfig } from '../../platform/config/config-sign-in';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { recordFailedSignIn, startSession } from '../auth';
import { createCompanySignInsRepository } from './company-sign-ins.repository';
import { createCompanyUsers } from './company-user';
import type { Identity, OpenIdProvider } from './open-id-provider';

export interface CompanySignInInput {
  /** The handle that `begin` returned to this browser. */
  handle: string;
  /** Query of the redirect from the provider. */
  query: string;
  /** User agent of the device. */
  userAgent: string | null;
  /** `Accept-Language` header of the browser. */
  acceptLanguage: string | undefined;
}

/** Logs in users whom the OpenID provider has authenticated. */
export function createCompanySignInService({
  db,
  provider,
  ...options
}: {
  db: Database;
  clock: Clock;
  config: CompanySignInConfig;
  unlockMinutes: number;
  provider: OpenIdProvider;
}) {
  const { clock, config } = options;
  const signIns = createCompanySignInsRepository(db);
  const companyUsers = createCompanyUsers(options);

  async function redeem({ handle, query }: CompanySignInInput): Promise<Identity> {
    const expected = await signIns.take(handle, clock.now());
    if (expected === null) throw new DomainError('company_expired');
    return provider.redeem(query, expected);
  }

  function letIn(identity: Identity, { userAgent, acceptLanguage }: CompanySignInInput): Promise<string> {
    return db.transaction(async (tx) => {
      const user = await companyUsers.find(tx, identity, acceptLanguage);
      if (user.isFrozen) throw new DomainError('account_frozen');
      await companyUsers.update(tx, user, identity);
      return startSession(tx, {
        user: { id: user.id, name: user.userName },
        userAgent,
        clock,
        details: { identityProvider: identity.issuer },
        needsSecondFactor: config.adminsNeedSecondFactor,
      });
    });
  }

  return {
    /** Errors: `company_unavailable`. */
    async begin(): Promise<{ url: string; handle: string }> {
      const { url, expected } = await provider.begin();
      return { url, handle: await signIns.add(expected, clock.now()) };
    },

    /**
     * Opens a session and returns its token.
     *
     * Errors: `company_expired` for a handle that is unknown, expired or used; `company_denied`, `company_rejected`,
     * `company_unavailable`, `company_user_unknown`, `company_no_role`, `account_frozen`.
     */
    async complete(signIn: CompanySignInInput): Promise<string> {
      try {
        return await letIn(await redeem(signIn), signIn);
      } catch (error) {
        if (error instanceof DomainError) await recordFailedSignIn(db, null, error.reason);
        throw error;
      }
    },
  };
}
