import { basePath, endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** One response for each kind of error that a client can cause. */
export function errorsOf(app: FastifyInstance): Promise<LightMyRequestResponse[]> {
  const login = `${basePath}${endpoints.login.path}`;
  const json = { 'content-type': 'application/json' };
  return Promise.all([
    app.inject('/nothing'),
    app.inject(`${basePath}/nothing`),
    app.inject('/%zz'),
    app.inject({ method: 'DELETE', url: login }),
    app.inject({ method: 'POST', url: login, headers: json, payload: '{' }),
    app.inject({ method: 'POST', url: login, headers: json, payload: '{}' }),
    app.inject({ method: 'POST', url: login, headers: { 'content-type': 'text/plain' }, payload: 'x' }),
    app.inject({ method: 'POST', url: login, headers: json, payload: `"${'x'.repeat(2 ** 20)}"` }),
    app.inject({ method: 'POST', url: `${basePath}${endpoints.getRouters.path}` }),
  ]);
}
