import type { ManagedUser } from '@meridian/api-client/contract';
import { sendNotice } from '../../kits/notices/notices';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { CompanySignInConfig } from '../../platform/config/config-sign-in';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createUsersRepository } from '../auth';
import { createOperatorChanges, createUsersService, findOperator } from '../user-administration';
import { displayNameIn, userNameIn } from './claim-values';
import { claimedAccess, hasAccess } from './claimed-access';
import { claimedLanguage } from './claimed-language';
import { createCompanyIdentitiesRepository } from './company-identities.repository';
import type { Identity } from './open-id-provider';

/** Finds, links, creates and updates the user of an identity in a transaction. */
export function createCompanyUsers({
  clock,
  config,
  unlockMinutes,
}: {
  clock: Clock;
  config: CompanySignInConfig;
  unlockMinutes: number;
}) {
  async function openUsers(tx: Database) {
    const changeAccess = createOperatorChanges({ db: tx, clock });
    const service = createUsersService({ db: tx, clock, unlockMinutes, changeAccess });
    return { service, caller: await findOperator(tx) };
  }

  async function createUser(
    tx: Database,
    { claims }: Identity,
    acceptLanguage: string | undefined,
  ): Promise<string> {
    if (!config.createsUsers) throw new DomainError('company_user_unknown');
    const access = await claimedAccess(tx, config, { claims, current: { roleIds: [], accountIds: [] } });
    const { service, caller } = await openUsers(tx);
    const { user } = await service.save(
      {
        userName: userNameIn(claims, config) ?? '',
        displayName: displayNameIn(claims),
        language: claimedLanguage(claims, acceptLanguage),
        isFrozen: false,
        ...access,
      },
      caller.userId,
    );
    return user.id;
  }

  function notifyOfLink(tx: Database, { id, userName }: ManagedUser): Promise<void> {
    const time = clock.now();
    return sendNotice(tx, {
      userId: id,
      kind: 'companySignInLinked',
      subject: `companySignInLinked:${time.toISOString()}`,
      params: { name: userName, provider: config.label },
      link: null,
      time,
    });
  }

  return {
    /**
     * The user of an identity, linked on first login; an existing user is notified of the link. `acceptLanguage`:
     * header of the browser, for a new user. Errors: `company_user_unknown`, `company_no_role`.
     */
    async find(tx: Database, identity: Identity, acceptLanguage: string | undefined): Promise<ManagedUser> {
      const identities = createCompanyIdentitiesRepository(tx);
      const { service, caller } = await openUsers(tx);
      const linked = await identities.findUser(identity);
      if (linked !== null) return service.find(linked, caller);
      const existing = await findByName(tx, identity, config);
      const userId = existing ?? (await createUser(tx, identity, acceptLanguage));
      await identities.link(userId, identity, clock.now());
      const user = await service.find(userId, caller);
      if (existing !== undefined) await notifyOfLink(tx, user);
      await recordAudit(tx, {
        action: 'companySignInLink',
        object: { id: user.id, name: user.userName },
        after: { identityProvider: identity.issuer },
      });
      return user;
    },

    /**
     * Updates a user's access according to the claims. Errors: `company_no_role`; `invalid_request` for the last
     * administrator.
     */
    async update(tx: Database, user: ManagedUser, { claims }: Identity): Promise<void> {
      const current = { roleIds: user.roles.map(({ id }) => id), accountIds: user.accountIds };
      const access = await claimedAccess(tx, config, { claims, current });
      if (!hasAccess(user, access)) {
        const { service, caller } = await openUsers(tx);
        const { id, version, userName, displayName, language, isFrozen } = user;
        await service.save(
          { id, version, userName, displayName, language, isFrozen, ...access },
          caller.userId,
        );
      }
      await createCompanyIdentitiesRepository(tx).endOneTimePassword(user.id);
    },
  };
}

/** The user with the name in the claims, to be linked. Errors: `company_user_unknown`. */
async function findByName(
  tx: Database,
  identity: Identity,
  config: CompanySignInConfig,
): Promise<string | undefined> {
  const name = userNameIn(identity.claims, config);
  if (name === undefined) throw new DomainError('company_user_unknown');
  const user = await createUsersRepository(tx).findByNameKey(nameKeyOf(name));
  if (user === null) return undefined;
  if (await createCompanyIdentitiesRepository(tx).isTaken(user.id, identity))
    throw new DomainError('company_user_unknown');
  return user.id;
}
