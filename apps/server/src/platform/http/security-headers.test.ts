import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('allows the script and the style element of the HTML of the console, and no other', async () => {
  const consoleDir = mkdtempSync(path.join(tmpdir(), 'meridian-headers-'));
  onTestFinished(() => rmSync(consoleDir, { recursive: true }));
  const html =
    '<style>a{color:red}\n</style><script>\nstart();</script><script type="module" src="/a.js"></script>';
  writeFileSync(path.join(consoleDir, 'index.html'), html);
  const app = Fastify();
  await app.register(securityHeadersPlugin, { consoleDir });
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']).split('; ');
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hashOf('\nstart();')}`);
  expect(policy.find((directive) => directive.startsWith('style-src'))).toContain(hashOf('a{color:red}\n'));
  await app.close();
});
