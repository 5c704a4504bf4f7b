import { endpoints } from '@meridian/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../lib/api';
import { beginSession } from '../../lib/session';
import type { SignInForm } from './sign-in-rules';
import type { useCaptcha } from './use-captcha';

const loadSolver = () => import('@meridian/api-client/sign-in');

export interface SignInOptions {
  captcha: ReturnType<typeof useCaptcha>;
  onSignedIn: () => void;
  onFailed: (error: unknown) => void;
}

/** Signs in with the code that was read, or (without a code) with the solved proof of work of a fresh captcha. */
export function useSignIn({ captcha, onSignedIn, onFailed }: SignInOptions) {
  const api = useApi();
  const controller = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async ({ userName, password, code }: SignInForm) => {
      const { hashPassword, solveProofOfWork } = await loadSolver();
      const pwd = await hashPassword(password);
      const name = userName.trim();
      if (code !== undefined) {
        const { uuid } = captcha.captcha ?? (await captcha.renew());
        return api.call(endpoints.login, {
          body: { userName: name, pwd, validationCode: code.trim(), uuid },
        });
      }
      controller.current = new AbortController();
      const { signal } = controller.current;
      const { uuid, challenge } = await captcha.renew();
      const validationCode = await solveProofOfWork(challenge, { signal });
      return api.call(endpoints.login, { body: { userName: name, pwd, validationCode, uuid }, signal });
    },
    onSuccess: ({ token }) => {
      beginSession(token);
      onSignedIn();
    },
    onError: (error) => {
      if (!controller.current?.signal.aborted) onFailed(error);
    },
    onSettled: () => {
      controller.current = null;
    },
  });
  return {
    signIn: mutation.mutate,
    isPending: mutation.isPending,
    /** The proof of work is being solved in place of the picture. */
    isSolving: mutation.isPending && mutation.variables.code === undefined,
    stop: () => controller.current?.abort(),
  };
}
