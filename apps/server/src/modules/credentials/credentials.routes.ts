import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createKeyring } from '../../platform/keyring';
import { createBalancesRepository } from '../customers';
import { createCredentialsService } from './credentials.service';

/** Routes for the credentials of provider accounts. */
export function credentialsRoutes(
  app: FastifyInstance,
  { db, clock, providers = [], config }: Pick<AppDependencies, 'db' | 'clock' | 'providers' | 'config'>,
): void {
  const service = createCredentialsService({
    db,
    clock,
    providers,
    keyring: createKeyring(config.credentialKeys ?? []),
    canRenew: config.provider?.app !== undefined,
    onBalance: (accountId, balance) => createBalancesRepository({ db, clock }).store(accountId, balance),
  });
  route(app, endpoints.credentialsState, async ({ body }) => ({ data: await service.state(body.id) }));
  route(app, endpoints.credentialsSave, async ({ body: { id, ...input }, request: { caller } }) => ({
    data: await service.save(id, input, caller.userId),
  }));
  route(app, endpoints.credentialsDelete, async ({ body }) => ({ data: await service.remove(body.id) }));
  route(app, endpoints.credentialsCheck, async ({ body }) => ({ data: await service.check(body.id) }));
}
