import fp from 'fastify-plugin';

/** Total characters of the texts in a response. */
const maxCharacters = 16 * 1024 * 1024;
/** Characters that a value takes in JSON in addition to its text. */
const perValue = 4;

/**
 * Rejects a response that is too large before it is serialized, which would block the server and could exhaust its
 * memory. Lists have their own limits, so only a bug reaches this one.
 */
export const responseSize = fp<{ max?: number }>((app, { max = maxCharacters }, done) => {
  app.addHook('preSerialization', (request, _reply, payload, next) => {
    if (exceeds(payload, max))
      next(new Error(`The response of ${request.routeOptions.url ?? ''} exceeds ${String(max)} characters`));
    else next();
  });
  done();
});

/** Whether a value exceeds the limit. Stops at the limit, however large the value is. */
function exceeds(root: unknown, max: number): boolean {
  let left = max;
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    left -= perValue;
    if (typeof value === 'string') left -= value.length;
    else if (Array.isArray(value)) {
      left -= value.length;
      if (left >= 0) for (const child of value) waiting.push(child);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        left -= key.length;
        waiting.push(child);
      }
    }
    if (left < 0) return true;
  }
  return false;
}
