import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring';

const [first, second] = [randomBytes(32), randomBytes(32)];

describe('createKeyring', () => {
  it('decrypts what it encrypted, and encrypts no text twice in the same way', () => {
    const keyring = createKeyring([first]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
        const sealed = keyring.seal(text, context);
        expect(keyring.open(sealed, context)).toBe(Buffer.from(text).toString());
        expect(keyring.seal(text, context)).not.toBe(sealed);
      }),
      { numRuns: 30 },
    );
  });

  it('decrypts nothing with a changed character', () => {
    const keyring = createKeyring([first]);
    const sealed = keyring.seal('token of 1001', '1001');
    const changed = Array.from(sealed, (character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return sealed.slice(0, at) + other + sealed.slice(at + 1);
    });
    // the last base64 character has bits that belong to no byte
    const opened = changed.slice(0, -1).map((text) => keyring.open(text, '1001'));
    expect(opened.every((text) => text === undefined)).toBe(true);
  });

  it.each(['', '.', 'x', 'x.y', '0'.repeat(8)])('does not decrypt %j', (text) => {
    expect(createKeyring([first]).open(text, '')).toBeUndefined();
  });

  it('does not decrypt the text of another account', () => {
    const keyring = createKeyring([first]);
    expect(keyring.open(keyring.seal('token', '1001'), '1002')).toBeUndefined();
  });

  it('decrypts texts of an earlier key, and encrypts with the new one', () => {
    const old = createKeyring([first]).seal('token', '1');
    const both = createKeyring([second, first]);
    expect(both.open(old, '1')).toBe('token');
    expect(createKeyring([second]).open(old, '1')).toBeUndefined();
    expect(createKeyring([second]).open(both.seal('token', '1'), '1')).toBe('token');
  });

  it('does not encrypt without a key', () => {
    const keyring = createKeyring([]);
    expect(keyring.canSeal).toBe(false);
    expect(() => keyring.seal('token', '1')).toThrow();
  });
});
