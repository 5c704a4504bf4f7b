import fp from 'fastify-plugin';

/**
 * Logs once when a proxy that is not trusted forwards requests: all clients behind it then count as one in the limits
 * of requests, and the server does not know whether they use TLS.
 */
export const forwardedHeaders = fp((app, _options, done) => {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    const { remoteAddress } = request.socket;
    // the address of a trusted proxy is replaced by that of its client
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && request.ip === remoteAddress) {
      hasWarned = true;
      request.log.warn(
        { proxy: remoteAddress },
        'a proxy that is not trusted sends X-Forwarded-For: if it is yours, add its address to MERIDIAN_TRUST_PROXY',
      );
    }
    next();
  });
  done();
});
