import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const variants = ['.br', '.gz'];

/**
 * Serves the built console: one route for each file that stood in the folder at the start, so no path of a request
 * ever reaches the disk. Names under `assets/` carry a hash of their content and are kept for a year; compressed
 * variants that the build put beside a file are sent instead of it.
 */
export const consoleFiles = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    // each route says it itself
    cacheControl: false,
  });
  for (const file of filesIn(folder)) {
    const cacheControl = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const url = file === 'index.html' ? '/' : `/${file}`;
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', cacheControl).header('vary', 'accept-encoding').sendFile(file),
    );
  }
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !variants.includes(path.extname(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
