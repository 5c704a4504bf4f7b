export interface SessionWatch {
  /** A call with this token worked. */
  sawSuccess: (token: string | null) => void;
  /** A call with this token was answered 401. */
  sawExpiry: (token: string | null) => void;
}

/** Tells of an ended session once, however many calls find out, and never of one that has been replaced since. */
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
