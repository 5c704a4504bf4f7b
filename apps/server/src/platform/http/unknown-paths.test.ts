import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestLanguage } from './language';
import { routeAccess } from './route-access';
import { unknownPaths } from './unknown-paths';

it('indexes the routes once, at the start', async () => {
  const app = Fastify();
  await app.register(routeAccess);
  await app.register(requestLanguage);
  await app.register(unknownPaths, { hasConsole: false });
  const config = { access: 'public' } as const;
  for (let i = 0; i < 50; i++) app.get(`/assets/${i}.js`, { config }, () => '');
  app.get('/items/:id', { config }, () => '');
  app.delete('/items/:id', { config }, () => '');
  let reads = 0;
  const declared = app.declaredRoutes.map((route) => ({
    ...route,
    get url() {
      reads++;
      return route.url;
    },
  }));
  app.declaredRoutes.splice(0, declared.length, ...declared);
  await app.ready();
  const readsAtStart = reads;

  const status = async (method: 'GET' | 'POST', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url });
    return [statusCode, headers.allow];
  };
  expect(await status('GET', '/nothing')).toEqual([404, undefined]);
  expect(await status('GET', '/items/1/2')).toEqual([404, undefined]);
  expect(await status('POST', '/items/1')).toEqual([405, 'GET,HEAD,DELETE']);
  expect(await status('POST', '/assets/7.js')).toEqual([405, 'GET,HEAD']);
  expect(reads).toBe(readsAtStart);
});
