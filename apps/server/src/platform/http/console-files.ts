import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const variants = ['.br', '.gz'];

/**
 * Serves the built console with one route per file that exists at the start, so that no request path reaches the disk.
 * Files under `assets/` have a hash in their name and are cached for a year; the build's compressed variants are sent
 * to clients that accept them.
 */
export const consoleFiles = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    // each route sets its own
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
