import type { DeriveKeyFunction } from 'altcha-lib/types';

/** Algorithms of proof-of-work challenges that the client can solve. */
export const algorithms = ['SHA-256', 'PBKDF2/SHA-256'] as const;
/** Algorithm of a proof-of-work challenge. */
export type Algorithm = (typeof algorithms)[number];

/** altcha's key derivation for an algorithm: by Web Crypto if available, otherwise (plain http) in JavaScript. */
export async function loadDeriveKey(algorithm: Algorithm): Promise<DeriveKeyFunction> {
  // without HTTPS browsers have no SubtleCrypto, whatever the types say
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return pureDeriveKey[algorithm];
  const { deriveKey } = await (algorithm === 'SHA-256'
    ? import('altcha-lib/algorithms/web/sha')
    : import('altcha-lib/algorithms/web/pbkdf2'));
  return deriveKey;
}

const pureDeriveKey: Record<Algorithm, DeriveKeyFunction> = {
  'SHA-256': async ({ cost, keyLength }, salt, password) => {
    const { sha256 } = await import('@noble/hashes/sha2.js');
    let key = new Uint8Array([...salt, ...password]);
    for (let round = 0; round < Math.max(1, cost); round++) key = sha256(key);
    return { derivedKey: key.slice(0, keyLength) };
  },
  'PBKDF2/SHA-256': async ({ cost, keyLength }, salt, password) => {
    const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
      import('@noble/hashes/pbkdf2.js'),
      import('@noble/hashes/sha2.js'),
    ]);
    return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) };
  },
};
