import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { defineJob } from '../../platform/jobs';
import { readAttachedFile } from '../exports';
import { createMailJob } from './mail-job';
import { createMailSender } from './mail-sender';
import { createMailsRepository } from './mails.repository';
import { mailQueue } from './outbox';

type Dependencies = Pick<
  ModuleDependencies,
  'db' | 'jobs' | 'clock' | 'config' | 'metrics' | 'files' | 'log'
>;

/** Sends emails if the server has a mail server. */
export const sendMails = defineJob({
  queue: mailQueue,
  run({ db, jobs, clock, config, metrics, files, log }: Dependencies) {
    if (!config.mail) return undefined;
    const callers = createCallersRepository({ db, clock });
    const findUser = (id: string) => callers.findUser(id);
    return createMailJob({
      mails: createMailsRepository(db),
      send: createMailSender(config.mail),
      readAttached: (id) => readAttachedFile(id, { db, files, findUser }),
      jobs,
      clock,
      metrics,
      log,
    });
  },
});
