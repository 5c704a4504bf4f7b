import type { ImageFileAccess } from '@meridian/api-client/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Distinguishes these signatures from others with the same key. */
const purpose = 'files of images';

/** Signs a session id with the hash of its token, which only the database and the session's owner have. */
export function signImageAccess(session: string, tokenHash: Buffer): ImageFileAccess {
  return { session, signature: signatureOf(session, tokenHash).toString('base64url') };
}

export function isImageAccess({ session, signature }: ImageFileAccess, tokenHash: Buffer): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(session, tokenHash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(session: string, tokenHash: Buffer): Buffer {
  return createHmac('sha256', tokenHash).update(`${purpose}:${session}`).digest();
}
