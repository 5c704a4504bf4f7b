import { basePath, mailLink } from '@meridian/api-client/contract';
import { defaultLanguage, languageOfId, languageTags, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownSetting } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { escapeHtml } from '../../platform/lib/escape-html';
import { addressId, readMailToken, type MailLinkTarget } from './mail-token';
import { createMailsRepository, type StoredAddress } from './mails.repository';

/** Page of each kind of link: its question, and the buttons for one and for all. */
const pages = {
  confirm: { key: 'confirmPage', one: 'confirm', all: null },
  alert: { key: 'unsubscribePage', one: 'unsubscribeOne', all: 'unsubscribeAll' },
  schedule: {
    key: 'unsubscribeSchedulePage',
    one: 'unsubscribeSchedule',
    all: 'unsubscribeAllSchedules',
  },
  received: { key: 'unsubscribeReceivedPage', one: 'unsubscribeReceived', all: 'unsubscribeAllReceived' },
} as const satisfies Record<
  MailLinkTarget['kind'],
  { key: TextKey<'mails'>; one: TextKey<'mails'>; all: TextKey<'mails'> | null }
>;

interface OpenedLink {
  owner: StoredAddress;
  target: MailLinkTarget;
  language: Language;
}

/** Larger than the body of RFC 8058 and the page's form. */
const maxBytes = 2_000;

/**
 * Pages of the links in emails, without a session. Link preview programs open them, so only a POST changes anything.
 */
export function mailLinkRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
): void {
  const mails = createMailsRepository(db);

  async function open(request: FastifyRequest): Promise<OpenedLink | undefined> {
    const query = mailLink.query.safeParse(request.query);
    const read = query.success ? readMailToken(query.data.token) : undefined;
    const owner = read && (await mails.findAddress(read.userId));
    if (!read || !owner || !read.isSigned(owner.linkKey)) return undefined;
    const { target } = read;
    const isCurrent = target.kind !== 'confirm' || target.id === addressId(owner.address ?? '');
    return isCurrent
      ? { owner, target, language: languageOfId(owner.languageId) ?? defaultLanguage }
      : undefined;
  }

  async function act({ owner, target }: OpenedLink, body: unknown): Promise<void> {
    if (target.kind === 'confirm') await mails.confirm(owner, clock.now());
    else await mails.unsubscribe(owner.userId, target.kind, body === 'all' ? undefined : target.id);
  }

  const options = {
    url: basePath + mailLink.path,
    config: { access: 'public', acceptsForms: true, audits: ownSetting },
    schema: { hide: true },
  } as const;
  app.get(options.url, options, async (request, reply) => {
    const opened = await open(request);
    if (!opened) return notFound(request, reply);
    const { target, language } = opened;
    const button = (key: TextKey<'mails'>, value: string) =>
      `<button name="choice" value="${value}">${escapeHtml(translate(language, 'mails', key))}</button>`;
    const { key, one, all } = pages[target.kind];
    const buttons = `${button(one, 'one')}${all === null ? '' : ` ${button(all, 'all')}`}`;
    return sendPage(reply, language, { key, form: `<form method="post">${buttons}</form>` });
  });

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)/i,
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body)).get('choice')),
    );
    scope.post(options.url, options, async (request, reply) => {
      const opened = await open(request);
      if (!opened) return notFound(request, reply);
      await act(opened, request.body);
      const key = opened.target.kind === 'confirm' ? 'confirmed' : 'unsubscribed';
      return sendPage(reply, opened.language, { key });
    });
    done();
  });
}

function notFound({ language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), language, { key: 'unknownLink' });
}

function sendPage(
  reply: FastifyReply,
  language: Language,
  { key, form = '' }: { key: TextKey<'mails'>; form?: string },
): FastifyReply {
  const brand = escapeHtml(translate(language, 'mails', 'brand'));
  return reply
    .type('text/html; charset=utf-8')
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="${languageTags[language]}"><head>` +
        `<meta name="viewport" content="width=device-width"><title>${brand}</title></head>` +
        `<body style="font:16px/1.5 sans-serif;max-width:32em;margin:4em auto;padding:0 1em"><main><h1>${brand}</h1>` +
        `<p>${escapeHtml(translate(language, 'mails', key))}</p>${form}</main></body></html>`,
    );
}
