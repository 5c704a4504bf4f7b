import { endpoints } from '@meridian/api-client/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { route } from './platform/http/endpoint-route';
import { routeAccess } from './platform/http/route-access';
import { registerRoutes } from './register-modules';

const audits = { auditList: 'read', auditDetail: 'read' } as const;
const never = () => Promise.reject(new Error('no request is sent'));
const routes = (app: FastifyInstance) => {
  route(app, endpoints.auditList, never);
  route(app, endpoints.auditDetail, never);
};

async function start(module: Parameters<typeof registerRoutes>[1]): Promise<void> {
  const app = Fastify();
  // the contract's schemas are not compiled here
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(routeAccess);
  await registerRoutes(app, module, undefined);
}

it('the server starts if each endpoint of a module has its route', async () => {
  await expect(start({ audits, routes })).resolves.toBeUndefined();
});

it('the server does not start if an endpoint has no route', async () => {
  const forgotten = (app: FastifyInstance) => route(app, endpoints.auditList, never);
  await expect(start({ audits, routes: forgotten })).rejects.toThrow(
    'Endpoints without a route: auditDetail.',
  );
});

it('the server does not start if a module does not declare what a route records', async () => {
  const undeclared = { auditList: 'read' } as const;
  await expect(start({ audits: undeclared, routes })).rejects.toThrow('doesn’t declare its audit');
});
