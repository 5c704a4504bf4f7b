import { timeoutManager } from '@tanstack/react-query';

/** Speeds up retries and polls of queries tenfold: tests wait for them, and none tests their interval. */
const faster = 10;

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, ms / faster),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, ms) => setInterval(callback, ms / faster),
  clearInterval: (id) => clearInterval(id),
});
