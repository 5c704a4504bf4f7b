/**
 * Serves a folder with ClickHouse’s own engine (the package chdb) over as much of its HTTP interface as
 * `@clickhouse/client` uses. Arguments: the folder, the port (0: any), and options of the engine. Prints the port, and ends with its
 * standard input.
 */
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { clickhouseFolder } from './folder.mjs';

const [folder, port, ...connectionArgs] = process.argv.slice(2);
const { Session } = createRequire(path.join(clickhouseFolder, 'package.json'))('chdb');
const session = new Session(folder, { connectionArgs });

/** Parameters of an address that are no settings. */
const notSettings = new Set(['query', 'query_id', 'database', 'session_id', 'default_format', 'role']);

const server = http.createServer((request, response) => {
  respond(request, response).catch((error) => {
    const code = /Code: (\d+)/.exec(error.message)?.[1] ?? '1001';
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': code });
    response.end(error.message);
  });
});

async function respond(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/ping') {
    response.end('Ok.\n');
    return;
  }
  const body = await buffer(request);
  const database = searchParams.get('database') ?? 'default';
  session.query(`USE "${database}"`);
  for (const [name, value] of searchParams) {
    if (!notSettings.has(name)) session.query(`SET ${name} = '${value.replace(/['\\]/g, '\\$&')}'`);
  }
  const insert = searchParams.get('query');
  const result = session.query(insert === null ? body.toString() : `${insert}\n${body.toString()}`);
  response.setHeader('X-ClickHouse-Query-Id', searchParams.get('query_id') ?? '');
  response.end(result);
}

server.listen(Number(port), '127.0.0.1', () => console.log(server.address().port));
process.stdin.resume().on('end', () => process.exit());
