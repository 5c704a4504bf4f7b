import { endpoints, type MailSettings } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { invalidField } from '../../platform/lib/domain-error';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { mailLinkRoutes } from './mail-link.routes';
import { createMailsRepository } from './mails.repository';
import { createOutbox } from './outbox';
import { saveAddress } from './save-address';

/** Routes for the user's email address, and for the pages of links in emails. */
export function mailRoutes(
  app: FastifyInstance,
  { db, jobs, clock, config }: Pick<AppDependencies, 'db' | 'jobs' | 'clock' | 'config'>,
): void {
  const outbox = createOutbox({ config: config.mail, jobs, clock });
  mailLinkRoutes(app, { db, clock });
  const rate = createRateLimiter({ db, clock });

  async function settingsOf(userId: string): Promise<MailSettings> {
    const found = await createMailsRepository(db).findAddress(userId);
    const address = found?.address ?? null;
    return {
      isOffered: outbox.isOffered,
      address,
      isConfirmed: address !== null && found?.confirmedTime != null,
    };
  }

  route(app, endpoints.mailSettings, async ({ request: { caller } }) => ({
    data: await settingsOf(caller.userId),
  }));
  route(app, endpoints.mailSettingsSave, async ({ body: { address }, request: { caller } }) => {
    const { userId } = caller;
    if (address !== '' && !outbox.isOffered) throw invalidField('address', 'no_mail_server');
    // sends email to any address, so limited to the rate of a user who corrects typing errors
    await rate.take(rateLimits.mail, userId);
    await saveAddress({ db, jobs, outbox }, userId, address === '' ? null : address);
    return { data: await settingsOf(userId) };
  });
}
