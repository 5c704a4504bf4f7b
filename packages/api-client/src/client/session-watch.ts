/** Detects the end of the session from the results of requests. */
export interface SessionWatch {
  /** A request with this token succeeded. */
  sawSuccess: (token: string | null) => void;
  /** A request with this token failed with 401. */
  sawExpiry: (token: string | null) => void;
}

/** Reports an expired session once, however many requests fail with it, and never one that has been replaced since. */
export function createSessionWatch(options: {
  getToken: () => string | null;
  on401: () => void;
}): SessionWatch {
  let reported: string | null | undefined;
  return {
    sawSuccess: (token) => {
      if (token !== null) reported = undefined;
    },
    sawExpiry: (token) => {
      if (token === reported || token !== options.getToken()) return;
      reported = token;
      options.on401();
    },
  };
}
