import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { routeAccess } from './route-access';

describe('a route without declared access', () => {
  it('stops the start', async () => {
    const app = Fastify();
    await app.register(routeAccess);
    expect(() => app.get('/forgotten', () => 'secret')).toThrow(
      /GET \/forgotten doesn’t declare its access rule/,
    );
  });

  it('stops the start from inside a plugin too', async () => {
    const app = Fastify();
    await app.register(routeAccess);
    const starting = app.register(async (inner) => {
      await inner.after();
      inner.post('/forgotten', { config: {} }, () => 'secret');
    });
    await expect(starting).rejects.toThrow(/doesn’t declare its access rule/);
  });
});

describe('a route with declared access', () => {
  it('is listed with its methods, the implied HEAD too', async () => {
    const app = Fastify();
    await app.register(routeAccess);
    app.get('/open', { config: { access: 'public' } }, () => 'hello');
    expect(app.declaredRoutes).toEqual(
      ['GET', 'HEAD'].map((method) => ({ method, url: '/open', access: 'public' })),
    );
  });
});
