import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeadersPlugin } from './security-headers';

it.each([
  ['this server only, unless hosts are listed', undefined, "img-src 'self' data: blob:"],
  [
    'the listed hosts only',
    ['img.example.org', '*.example.com'],
    "img-src 'self' data: blob: https://img.example.org https://*.example.com",
  ],
])('allows pictures from %s', async (_, pictureHosts, directive) => {
  const app = Fastify();
  await app.register(securityHeadersPlugin, { pictureHosts });
  const { headers } = await app.inject('/');
  expect(String(headers['content-security-policy']).split('; ')).toContain(directive);
  await app.close();
});
