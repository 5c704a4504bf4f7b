import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Keyring } from '../../platform/keyring';
import { DomainError } from '../../platform/lib/domain-error';
import { notifySecondFactor } from './notify-second-factor';
import { plainCode, recoveryCodeHash } from './recovery-codes';
import { createRecoveryCodesRepository } from './recovery-codes.repository';
import { createSecondFactorsRepository, type CodeUse } from './second-factors.repository';
import { findTimeStep } from './time-codes';

/** Encryption context of a secret, so that one user's secret cannot be decrypted as another's. */
export const secretContext = (userId: string) => `second-factor:${userId}`;

/** Verifies codes of the authenticator app and recovery codes. Each code is accepted once. */
export function createSecondFactorCodes({ keyring, clock }: { keyring: Keyring; clock: Pick<Clock, 'now'> }) {
  return {
    /**
     * Consumes a code in a transaction. Records the use of a recovery code and notifies the user.
     *
     * Errors: `no_second_factor_key` for an app code if the server lacks the secret's key.
     */
    async use(
      tx: Database,
      { user, code }: { user: { id: string; name: string }; code: string },
    ): Promise<CodeUse> {
      const plain = plainCode(code);
      if (!/^\d{6}$/.test(plain)) {
        const recovery = createRecoveryCodesRepository(tx);
        if (!(await recovery.use(user.id, recoveryCodeHash(plain)))) return 'wrong';
        const left = await recovery.count(user.id);
        await recordAudit(tx, {
          action: 'recoveryCodeUse',
          object: user,
          actor: { kind: 'user', ...user },
          after: { count: left },
        });
        await notifySecondFactor(tx, user, { kind: 'recoveryCodeUsed', left, time: clock.now() });
        return 'used';
      }
      const factors = createSecondFactorsRepository(tx);
      const stored = await factors.find(user.id);
      if (stored === null) return 'wrong';
      const secret = keyring.open(stored.sealed, secretContext(user.id));
      if (secret === undefined) throw new DomainError('no_second_factor_key');
      const step = findTimeStep(secret, plain, clock.now());
      return step === null ? 'wrong' : factors.useStep(user.id, step);
    },
  };
}

export type SecondFactorCodes = ReturnType<typeof createSecondFactorCodes>;
