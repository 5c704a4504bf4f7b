import { sessionEndSchema, type SessionEndReason } from '../contract/session-end';
import { isApiResponseError } from '../errors/errors';

/** Detects the end of the session from the results of requests. */
export interface SessionWatch {
  /** A request with this token succeeded. */
  sawSuccess: (token: string | null) => void;
  /** A request with this token failed with 401, which may say why. */
  sawExpiry: (token: string | null, error?: unknown) => void;
}

/** Reports an expired session once, however many requests fail with it, and never one that has been replaced since. */
export function createSessionWatch(options: {
  getToken: () => string | null;
  on401: (reason: SessionEndReason | null) => void;
}): SessionWatch {
  let reported: string | null | undefined;
  return {
    sawSuccess: (token) => {
      if (token !== null) reported = undefined;
    },
    sawExpiry: (token, error) => {
      if (token === reported || token !== options.getToken()) return;
      reported = token;
      const data = isApiResponseError(error) ? error.data : undefined;
      options.on401(sessionEndSchema.safeParse(data).data?.reason ?? null);
    },
  };
}
