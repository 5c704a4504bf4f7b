import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { responseSize } from './response-size';

async function respond(payload: unknown, max = 1000) {
  const app = Fastify();
  await app.register(responseSize, { max });
  app.get('/', { config: { access: 'public' } }, () => payload);
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
}

test.each([
  ['a text', ['x'.repeat(990)]],
  ['many values', Array.from({ length: 190 }, () => 1)],
  ['nothing', {}],
])('sends %s below the limit', async (_name, payload) => {
  expect(await respond(payload)).toBe(200);
});

test.each([
  ['a text', ['x'.repeat(1000)]],
  ['many texts', Array.from({ length: 100 }, () => 'x'.repeat(10))],
  ['many values', Array.from({ length: 1000 }, () => 1)],
  ['keys', Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`key number ${index}`, 1]))],
  ['depth', JSON.parse('['.repeat(300) + ']'.repeat(300))],
])('rejects %s beyond it', async (_name, payload) => {
  expect(await respond(payload)).toBe(500);
});

test('stops counting at the limit', async () => {
  const shared = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
  // 10^9 characters, made of a few shared objects
  const payload = Array.from({ length: 1000 }, () => shared);
  expect(await respond(payload, 16 * 1024 * 1024)).toBe(500);
});
