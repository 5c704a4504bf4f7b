import { proofOfWorkPrefix, type Challenge } from '@meridian/api-client/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import { clientKeyOf, networkOf } from '../../platform/lib/client-key';
import { DomainError } from '../../platform/lib/domain-error';
import { drawCaptcha, randomCaptchaText } from './captcha-picture';
import type { CaptchaRepository } from './captcha.repository';
import { isSolved, makeChallenge } from './proof-of-work';

const lifetimeMs = 120_000;
/** Allows for an office behind one address, in which each user solves one within two minutes. */
const maxOpenPerClient = 50;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface CaptchaServiceOptions {
  captchas: CaptchaRepository;
  /** Number of recent wrong passwords from a network (`networkOf`). */
  countFailures: (network: string, now: Date) => Promise<number>;
  clock: Clock;
  /** Fixed text of all pictures, for tests. */
  fixedText: string | undefined;
}

/** Protection against automated logins: letters in a picture, or a proof of work. */
export function createCaptchaService({ captchas, countFailures, clock, fixedText }: CaptchaServiceOptions) {
  return {
    /** Errors: `too_many_requests` if the client has too many open captchas. */
    async issue(ip: string): Promise<{ uuid: string; image: string; challenge: Challenge }> {
      const text = fixedText ?? randomCaptchaText();
      const challengeSecret = randomBytes(32).toString('base64url');
      const now = clock.now();
      const failures = await countFailures(networkOf(ip), now);
      const [image, challenge] = await Promise.all([
        drawCaptcha(text),
        makeChallenge(challengeSecret, failures),
      ]);
      const uuid = randomUUID();
      const isStored = await captchas.add(
        {
          uuid,
          answer: text.toLowerCase(),
          challenge: JSON.stringify(challenge),
          challengeSecret,
          clientKey: clientKeyOf(ip),
          expiresTime: new Date(now.getTime() + lifetimeMs),
        },
        { max: maxOpenPerClient, now },
      );
      if (!isStored) throw new DomainError('too_many_requests', { retryAfterSeconds: lifetimeMs / 1000 });
      return { uuid, image, challenge };
    },

    /**
     * Consumes a captcha. Errors: `captcha_expired` if it does not exist any more, `captcha_incorrect` for a wrong
     * code.
     */
    async use(uuid: string, validationCode: string): Promise<void> {
      const captcha = uuidForm.test(uuid) ? await captchas.take(uuid, clock.now()) : null;
      if (captcha === null) throw new DomainError('captcha_expired');
      const isRight = validationCode.startsWith(proofOfWorkPrefix)
        ? await isSolved(
            validationCode.slice(proofOfWorkPrefix.length),
            captcha.challenge,
            captcha.challengeSecret,
          )
        : validationCode.toLowerCase() === captcha.answer;
      if (!isRight) throw new DomainError('captcha_incorrect');
    },
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;
