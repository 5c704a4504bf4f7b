import { endpoints } from '@meridian/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/api/api';
import { forgetLanguage } from '../../lib/language/language';
import { whenIdle } from '../../lib/lazy/lazy-with-preload';
import { clearNotices } from '../../lib/page/notices';
import { beginSession } from '../../lib/session/session';
import type { SignInForm } from './sign-in-schema';
import type { useCaptcha } from './use-captcha';

const loadSolver = () => import('@meridian/api-client/sign-in');

export interface SignInCredentials extends Omit<SignInForm, 'code'> {
  /** The letters of the picture; absent if it is not read. */
  code?: string;
}

export interface SignInOptions {
  captcha: ReturnType<typeof useCaptcha>;
  onSignedIn: () => void;
  /** Called if the password is correct, and a code is needed too. Rejects if the second step cannot be loaded. */
  onChallenge: (challenge: string) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Logs in with the typed code or, without one, with the solved proof of work of a fresh captcha. */
export function useSignIn({ captcha, onSignedIn, onChallenge, onFailed }: SignInOptions) {
  const api = useApi();
  const controller = useRef<AbortController>(null);
  useEffect(() => whenIdle(() => void loadSolver().catch(() => undefined)), []);
  const { mutateAsync, reset, isPending, variables } = useMutation({
    mutationFn: async ({ userName, password, code }: SignInCredentials) => {
      const { hashPassword, solveProofOfWork } = await loadSolver();
      const pwd = await hashPassword(password);
      if (code !== undefined) {
        const { uuid } = captcha.captcha ?? (await captcha.renew());
        return api.call(endpoints.login, { body: { userName, pwd, validationCode: code, uuid } });
      }
      controller.current = new AbortController();
      const { signal } = controller.current;
      const { uuid, challenge } = await captcha.renew();
      const validationCode = await solveProofOfWork(challenge, { signal });
      return api.call(endpoints.login, { body: { userName, pwd, validationCode, uuid }, signal });
    },
    // the cache contains the password only while it is sent
    gcTime: 0,
  });
  const signIn = async (credentials: SignInCredentials) => {
    try {
      const result = await mutateAsync(credentials);
      if ('challenge' in result) {
        await onChallenge(result.challenge);
        return;
      }
      forgetLanguage();
      clearNotices();
      beginSession(result.token);
      onSignedIn();
    } catch (error) {
      if (!controller.current?.signal.aborted) onFailed(error);
    } finally {
      controller.current = null;
      reset();
    }
  };
  return {
    signIn,
    isPending,
    /** Whether the proof of work is being solved instead of the picture. */
    isSolving: isPending && variables.code === undefined,
    stop: () => controller.current?.abort(),
  };
}
