import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
const secretBytes = 20;
/** Tolerated clock difference of a phone, in steps. */
const skewSteps = 1;

/** Supported by all authenticator apps: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Meridian', label, secret: Secret.fromBase32(secret), period: periodMs / 1000 });

/** A new secret, base32. */
export function createTimeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` URL for the QR code. */
export function timeCodeUri(secret: string, userName: string): string {
  return totpOf(secret, userName).toString();
}

/** The time step of a code, at most one step off; null for an invalid code. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, window: skewSteps, timestamp });
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta;
}
