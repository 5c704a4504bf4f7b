import fp from 'fastify-plugin';

/** Logs one line per response: user, accounts, route and duration. Never a body, a token or a query. */
export const requestLog = fp((app, _options, done) => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.identity?.caller.userId ?? null,
        accountIds: request.checkedScope,
      },
      'response sent',
    );
    next();
  });
  done();
});
