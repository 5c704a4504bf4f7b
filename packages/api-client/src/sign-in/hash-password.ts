/**
 * The hash that is sent instead of a password: the hex SHA-256 (64 lower-case digits) of `meridian:` and the password.
 *
 * Also works on plain http, where browsers have no Web Crypto.
 */
export async function hashPassword(password: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(`meridian:${password}`));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // without HTTPS browsers have no SubtleCrypto, whatever the types say
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const noble = await import('@noble/hashes/sha2.js');
  return noble.sha256(bytes);
}
