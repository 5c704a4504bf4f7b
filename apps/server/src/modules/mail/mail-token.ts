import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Subjects of emails that users can unsubscribe from: own alerts and scheduled reports, and those of others. */
export type MailKind = 'alert' | 'schedule' | 'received';

/** Purpose of a link in an email: confirming an address, or unsubscribing from an alert or scheduled report. */
export interface MailLinkTarget {
  kind: 'confirm' | MailKind;
  id: string;
}

const pattern = /^([\da-f-]{36})\.(confirm|alert|schedule|received)\.([\w-]{1,64})\.([\w-]{43})$/;

/** Token of a link for a user, signed with the user's key. It allows only this action, without a session. */
export function signMailLink(userId: string, { kind, id }: MailLinkTarget, key: Buffer): string {
  const subject = `${userId}.${kind}.${id}`;
  return `${subject}.${signatureOf(subject, key).toString('base64url')}`;
}

/** User and target of a token; undefined if it is not a token. `isSigned` verifies the signature. */
export function readMailToken(
  token: string,
): { userId: string; target: MailLinkTarget; isSigned: (key: Buffer) => boolean } | undefined {
  const [, userId, kind, id, signature] = pattern.exec(token) ?? [];
  if (userId === undefined || id === undefined || signature === undefined) return undefined;
  if (kind !== 'confirm' && kind !== 'alert' && kind !== 'schedule' && kind !== 'received') return undefined;
  const given = Buffer.from(signature, 'base64url');
  return {
    userId,
    target: { kind, id },
    isSigned: (key) => timingSafeEqual(given, signatureOf(`${userId}.${kind}.${id}`, key)),
  };
}

/** Identifies an address in a link without revealing it. */
export const addressId = (address: string): string =>
  createHash('sha256').update(address).digest('base64url');

const signatureOf = (subject: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(subject).digest();
