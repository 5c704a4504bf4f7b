import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts texts with AES-256-GCM. */
export interface Keyring {
  /** False without a key. */
  canSeal: boolean;
  /**
   * Encrypts with the first key. `context` identifies the owner of the text; decryption needs the same context.
   * Errors: `Error` without a key.
   */
  seal(text: string, context: string): string;
  /** Decrypts; undefined if the key is unknown, or text or context were changed. */
  open(sealed: string, context: string): string | undefined;
}

/**
 * Creates a keyring from keys of 32 bytes. The first one encrypts, all of them decrypt, so that keys can be replaced.
 */
export function createKeyring(keys: readonly Buffer[]): Keyring {
  const [current] = keys;
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  return {
    canSeal: current !== undefined,

    seal(text, context) {
      if (current === undefined) throw new Error('no key to encrypt with');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
      return `${idOf(current)}.${bytes.toString('base64url')}`;
    },

    open(sealed, context) {
      const [id = '', encoded = ''] = sealed.split('.');
      const key = byId.get(id);
      const bytes = Buffer.from(encoded, 'base64url');
      if (key === undefined || bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const start = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([start, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Identifies a key without revealing it. */
function idOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
