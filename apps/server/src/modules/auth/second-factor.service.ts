import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Keyring } from '../../platform/keyring';
import { DomainError } from '../../platform/lib/domain-error';
import { notifySecondFactor } from './notify-second-factor';
import type { OwnPassword, OwnPasswordCheck } from './own-password';
import { createPendingFactorsRepository } from './pending-factors.repository';
import { createRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes';
import { createRecoveryCodesRepository } from './recovery-codes.repository';
import { secretContext, type SecondFactorCodes } from './second-factor-codes';
import { createSecondFactorsRepository } from './second-factors.repository';
import { createTimeSecret, findTimeStep, timeCodeUri } from './time-codes';

type BeginInput = Omit<OwnPassword, 'pwd'> & { pwd: OwnPassword['pwd'] | undefined };

/** Time to enter the first code of the app. */
const confirmMs = 10 * 60_000;

/** Two-step verification of a user: switching it on and off. */
export function createSecondFactorService({
  db,
  keyring,
  codes,
  ownPassword,
  clock,
}: {
  db: Database;
  keyring: Keyring;
  codes: SecondFactorCodes;
  ownPassword: OwnPasswordCheck;
  clock: Clock;
}) {
  const factors = createSecondFactorsRepository(db);

  /** Verifies password and code, then makes a change in the same transaction. */
  async function withProof<Result>(
    user: OwnPassword & { code: string },
    change: (tx: Database) => Promise<Result>,
  ): Promise<Result> {
    if ((await factors.find(user.userId)) === null) throw new DomainError('not_found');
    const { key } = await ownPassword.verify(user, 'credentials_incorrect');
    const done = await db.transaction(async (tx) => {
      const named = { id: user.userId, name: user.userName };
      const use = await codes.use(tx, { user: named, code: user.code });
      if (use === 'repeated') throw new DomainError('code_incorrect');
      if (use === 'wrong') return undefined;
      await ownPassword.pass(tx, key);
      return { result: await change(tx) };
    });
    return done === undefined ? ownPassword.fail(key, user, 'code_incorrect') : done.result;
  }

  return {
    async state(userId: string) {
      const stored = await factors.find(userId);
      return {
        sinceTime: stored?.confirmedTime.toISOString() ?? null,
        recoveryCodesLeft: await createRecoveryCodesRepository(db).count(userId),
        canStore: keyring.canSeal,
      };
    },

    /**
     * `pwd` is absent if setting up two-step verification is the session's pending step: company logins have no
     * password here.
     *
     * Errors: `no_second_factor_key`; `conflict` if it is already on; those of the password.
     */
    async begin({ pwd, ...user }: BeginInput): Promise<{ secret: string; uri: string }> {
      if (!keyring.canSeal) throw new DomainError('no_second_factor_key');
      const proof =
        pwd === undefined ? null : await ownPassword.verify({ ...user, pwd }, 'credentials_incorrect');
      const secret = createTimeSecret();
      const sealed = keyring.seal(secret, secretContext(user.userId));
      await db.transaction(async (tx) => {
        if (proof !== null) await ownPassword.pass(tx, proof.key);
        const isStored = await createPendingFactorsRepository(tx).begin(user.userId, {
          sealed,
          now: clock.now(),
        });
        if (!isStored) throw new DomainError('conflict');
      });
      return { secret, uri: timeCodeUri(secret, user.userName) };
    },

    /**
     * Switches two-step verification on and returns recovery codes; completes the session's pending step.
     * Errors: `second_step_expired` without an unconfirmed secret, `code_incorrect`, `no_second_factor_key`.
     */
    async confirm({
      userId,
      userName,
      code,
      token,
    }: Omit<OwnPassword, 'pwd'> & { code: string; token: string }): Promise<string[]> {
      const now = clock.now();
      const sealed = await createPendingFactorsRepository(db).find(
        userId,
        new Date(now.getTime() - confirmMs),
      );
      if (sealed === null) throw new DomainError('second_step_expired');
      const secret = keyring.open(sealed, secretContext(userId));
      if (secret === undefined) throw new DomainError('no_second_factor_key');
      const step = findTimeStep(secret, plainCode(code), now);
      if (step === null) throw new DomainError('code_incorrect');
      return db.transaction(async (tx) => {
        if (!(await createPendingFactorsRepository(tx).confirm(userId, { sealed, step, now })))
          throw new DomainError('second_step_expired');
        await createSessionsRepository({ db: tx, clock }).passSecondFactor(token);
        const user = { id: userId, name: userName };
        await recordAudit(tx, { action: 'secondFactorOn', object: user });
        const fresh = await replaceCodes(tx, userId);
        await notifySecondFactor(tx, user, { kind: 'secondFactorOn', left: fresh.length, time: now });
        return fresh;
      });
    },

    /**
     * Switches two-step verification off. Errors: `not_found` if it is off, those of the password, `code_incorrect`,
     * `no_second_factor_key`.
     */
    end: (user: OwnPassword & { code: string }): Promise<void> =>
      withProof(user, async (tx) => {
        await createSecondFactorsRepository(tx).remove(user.userId);
        const object = { id: user.userId, name: user.userName };
        await recordAudit(tx, { action: 'secondFactorOff', object });
        await notifySecondFactor(tx, object, { kind: 'secondFactorOff', left: 0, time: clock.now() });
      }),

    /** Returns new recovery codes, which replace all earlier ones. Errors: as for `end`. */
    renewCodes: (user: OwnPassword & { code: string }): Promise<string[]> =>
      withProof(user, async (tx) => {
        const object = { id: user.userId, name: user.userName };
        await recordAudit(tx, { action: 'recoveryCodesRenew', object });
        const fresh = await replaceCodes(tx, user.userId);
        const event = { kind: 'recoveryCodesRenewed', left: fresh.length, time: clock.now() } as const;
        await notifySecondFactor(tx, object, event);
        return fresh;
      }),
  };
}

async function replaceCodes(tx: Database, userId: string): Promise<string[]> {
  const fresh = createRecoveryCodes();
  await createRecoveryCodesRepository(tx).replaceAll(userId, fresh.map(recoveryCodeHash));
  return fresh;
}
