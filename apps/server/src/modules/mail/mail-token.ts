import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What users get mails about. */
export type MailKind = 'alert' | 'schedule';

/** What a link in a mail does: confirms an address, or ends the mails of an alert or a scheduled report. */
export interface MailLinkTarget {
  kind: 'confirm' | MailKind;
  id: string;
}

const pattern = /^([\da-f-]{36})\.(confirm|alert|schedule)\.([\w-]{1,64})\.([\w-]{43})$/;

/** The token of a link for a user, signed with their key: it opens this one thing, without a session. */
export function signMailLink(userId: string, { kind, id }: MailLinkTarget, key: Buffer): string {
  const subject = `${userId}.${kind}.${id}`;
  return `${subject}.${signatureOf(subject, key).toString('base64url')}`;
}

/** Whose link a token is; undefined for anything but a token. The signature is checked by `isSigned`. */
export function readMailToken(
  token: string,
): { userId: string; target: MailLinkTarget; isSigned: (key: Buffer) => boolean } | undefined {
  const [, userId, kind, id, signature] = pattern.exec(token) ?? [];
  if (userId === undefined || id === undefined || signature === undefined) return undefined;
  if (kind !== 'confirm' && kind !== 'alert' && kind !== 'schedule') return undefined;
  const given = Buffer.from(signature, 'base64url');
  return {
    userId,
    target: { kind, id },
    isSigned: (key) => timingSafeEqual(given, signatureOf(`${userId}.${kind}.${id}`, key)),
  };
}

/** Names an address in a link without showing it. */
export const addressId = (address: string): string =>
  createHash('sha256').update(address).digest('base64url');

const signatureOf = (subject: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(subject).digest();
