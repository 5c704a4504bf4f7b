import fp from 'fastify-plugin';

/**
 * Warns once when an untrusted proxy forwards requests: rate limits then treat all clients behind it as one, and the
 * server does not know whether they use TLS.
 */
export const forwardedHeaders = fp((app, _options, done) => {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    const { remoteAddress } = request.socket;
    // for a trusted proxy, the address is the client's
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && request.ip === remoteAddress) {
      hasWarned = true;
      request.log.warn(
        { proxy: remoteAddress },
        'an untrusted proxy sends X-Forwarded-For: if you operate it, add its address to MERIDIAN_TRUST_PROXY',
      );
    }
    next();
  });
  done();
});
