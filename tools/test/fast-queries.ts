import { timeoutManager } from '@tanstack/react-query';

/** Retries and polls of queries come ten times as soon: a test waits for them, and none is about how long they take. */
const faster = 10;

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, ms / faster),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, ms) => setInterval(callback, ms / faster),
  clearInterval: (id) => clearInterval(id),
});
