import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
const secretBytes = 20;
/** How many steps the clock of a phone may be wrong. */
const skewSteps = 1;

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Meridian', label, secret: Secret.fromBase32(secret), period: periodMs / 1000 });

/** A new secret in base32. */
export function createTimeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` address that a QR code shows to an app. */
export function timeCodeUri(secret: string, userName: string): string {
  return totpOf(secret, userName).toString();
}

/** The step to which a code belongs, at most one beside the current one; null for any other text. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, window: skewSteps, timestamp });
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta;
}
