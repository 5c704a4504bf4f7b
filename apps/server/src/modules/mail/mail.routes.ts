import { endpoints, type MailSettings } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { route } from '../../platform/http/endpoint-route';
import { invalidField } from '../../platform/lib/domain-error';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { readAttachedFile } from '../exports';
import { createMailJob } from './mail-job';
import { mailLinkRoutes } from './mail-link.routes';
import { createMailSender } from './mail-sender';
import { createMailsRepository } from './mails.repository';
import { createOutbox } from './outbox';
import { saveAddress } from './save-address';

type Dependencies = Pick<
  AppDependencies,
  'db' | 'jobsDb' | 'jobs' | 'clock' | 'config' | 'metrics' | 'files'
>;

/** The mail address of the caller, the pages of links in mails, and the job that sends mails. */
export function mailRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, jobsDb, jobs, clock, config, metrics, files } = deps;
  const outbox = createOutbox({ config: config.mail, jobs, clock });
  if (config.mail) {
    const mails = createMailsRepository(jobsDb);
    const send = createMailSender(config.mail);
    const callers = createCallersRepository({ db: jobsDb, clock });
    const findUser = (id: string) => callers.findUser(id);
    const readAttached = (id: string) => readAttachedFile(id, { db: jobsDb, files, findUser });
    const job = { mails, send, readAttached, jobs, clock, metrics, log: app.log };
    jobs.work('send-mail', createMailJob(job));
  }
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
    // a mail to any address: slower than someone who corrects a typing error
    await rate.take(rateLimits.mail, userId);
    await saveAddress({ db, jobs, outbox }, userId, address === '' ? null : address);
    return { data: await settingsOf(userId) };
  });
}
