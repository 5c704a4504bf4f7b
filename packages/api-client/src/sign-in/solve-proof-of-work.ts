import { solveChallenge } from 'altcha-lib';
import * as z from 'zod/mini';
import { proofOfWorkPrefix, type Challenge } from '../contract/auth';
import { ContractError, TimeoutError } from '../errors/errors';
import { algorithms, loadDeriveKey } from './derive-key';

const parametersSchema = z.looseObject({
  algorithm: z.enum(algorithms),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int().check(z.minimum(1)),
  keyLength: z.int().check(z.minimum(1)),
  keyPrefix: z.string(),
});

/**
 * Solves the captcha's proof of work, for users who cannot read its picture. Takes seconds and yields to other work.
 *
 * Shape:  the `validationCode` of the login request.
 * Errors: ContractError for a challenge of another kind, TimeoutError after `timeoutMs`, the reason of `signal`.
 */
export async function solveProofOfWork(
  challenge: Challenge,
  { signal, timeoutMs = 90_000 }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<string> {
  signal?.throwIfAborted();
  const parsed = parametersSchema.safeParse(challenge.parameters);
  if (!parsed.success) throw new ContractError('unknown proof of work', { cause: parsed.error });
  const parameters = parsed.data;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  try {
    const deriveKey = await loadDeriveKey(parameters.algorithm);
    const solution = await solveChallenge({
      challenge: { parameters },
      deriveKey,
      controller,
      timeout: timeoutMs,
    });
    signal?.throwIfAborted();
    if (!solution) throw new TimeoutError(`no solution within ${timeoutMs} ms`);
    return proofOfWorkPrefix + JSON.stringify(solution);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
