import type { Challenge } from '@meridian/api-client/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

/** PBKDF2 rounds per try, and tries per challenge: 1 to 3 seconds of one core in a browser, more after failures. */
const rounds = 2_000;
/** Failed logins that double the work, and the maximum number of doublings. */
const failuresPerDoubling = 6;
const maxDoublings = 3;
const tries = { min: 1_500, max: 3_000 };

const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
const solutionSchema = z.object({
  counter: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  derivedKey: z.hex().max(256),
});

/**
 * Creates a challenge for users who cannot read the picture, signed with its own secret. `failures`: recent failures
 * from the client's network, which make the challenge harder.
 */
export async function makeChallenge(secret: string, failures: number): Promise<Challenge> {
  const doublings = Math.min(maxDoublings, Math.floor(failures / failuresPerDoubling));
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds * 2 ** doublings,
    counter: randomInt(tries.max, tries.min),
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return { parameters: { ...parameters }, signature };
}

/** Whether `solution` (JSON from the browser) solves `challenge` (stored JSON). */
export async function isSolved(solution: string, challenge: string, secret: string): Promise<boolean> {
  const solved = solutionSchema.safeParse(parseJson(solution));
  if (!solved.success) return false;
  const { verified } = await verifySolution({
    challenge: challengeSchema.parse(JSON.parse(challenge)),
    solution: solved.data,
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return verified;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not a solution
  }
}
