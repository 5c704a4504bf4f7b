import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/sha';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { challengeSchema, proofOfWorkPrefix } from '../contract/auth';
import { ContractError, TimeoutError } from '../errors/errors';
import { solveProofOfWork } from './solve-proof-of-work';

afterEach(() => vi.unstubAllGlobals());

const secret = { hmacSignatureSecret: 'secret' };
const kinds = [
  { algorithm: 'PBKDF2/SHA-256', cost: 20, deriveKey: pbkdf2 },
  { algorithm: 'SHA-256', cost: 3, deriveKey: sha },
];
const solutionSchema = z.object({ counter: z.int(), derivedKey: z.string() });
/** Plain http: random numbers, but no `subtle`. */
const withoutWebCrypto = () => vi.stubGlobal('crypto', {});

describe.each(kinds)('$algorithm', (kind) => {
  it.each([
    ['with Web Crypto', () => {}],
    ['without Web Crypto', withoutWebCrypto],
  ])('is solved so that the server accepts it, %s', async (_, prepare) => {
    const challenge = await createChallenge({ ...kind, ...secret });
    prepare();
    const code = await solveProofOfWork(challengeSchema.parse(JSON.parse(JSON.stringify(challenge))));
    vi.unstubAllGlobals();
    expect(code.length).toBeLessThan(2000);
    const solution = solutionSchema.parse(JSON.parse(code.slice(proofOfWorkPrefix.length)));
    const { verified } = await verifySolution({ challenge, solution, deriveKey: kind.deriveKey, ...secret });
    expect(verified).toBe(true);
  });
});

const unsolvable = async () =>
  challengeSchema.parse(
    await createChallenge({ algorithm: 'SHA-256', cost: 1, deriveKey: sha, keyPrefix: '0'.repeat(60) }),
  );

it("stops on the caller's abort, while other work continues", async () => {
  const controller = new AbortController();
  const challenge = await unsolvable();
  setTimeout(() => controller.abort(), 0);
  await expect(solveProofOfWork(challenge, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('times out', async () => {
  await expect(solveProofOfWork(await unsolvable(), { timeoutMs: 20 })).rejects.toBeInstanceOf(TimeoutError);
});

it('rejects a challenge of another kind', async () => {
  const parameters = { ...(await unsolvable()).parameters, algorithm: 'ARGON2ID' };
  await expect(solveProofOfWork({ parameters })).rejects.toBeInstanceOf(ContractError);
});
