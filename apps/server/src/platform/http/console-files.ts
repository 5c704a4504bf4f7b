import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const variants = ['.br', '.gz'];

/**
 * Serves the built console: one route for each file that exists at the start, so that no path of a request reaches the
 * disk. Names under `assets/` contain a hash of their content and are cached for a year; the compressed variants of the
 * build are sent when the client accepts them.
 */
export const consoleFiles = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    // each route sets it
    cacheControl: false,
  });
  for (const file of filesIn(folder)) {
    const cacheControl = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const url = file === 'index.html' ? '/' : `/${file}`;
    app.get(
      url,
      { config: { access: 'public', isUnlimited: true }, schema: { hide: true } },
      (_request, reply) =>
        reply.header('cache-control', cacheControl).header('vary', 'accept-encoding').sendFile(file),
    );
  }
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !variants.includes(path.extname(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
