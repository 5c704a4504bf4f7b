import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectMalformed } from './malformed-requests';

let code = '';
const server = createServer((socket) => rejectMalformed({ code }, socket));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function responseTo(error: string): Promise<string> {
  code = error;
  const { port } = server.address() as AddressInfo; // it listens on a port
  return text(connect(port, '127.0.0.1'));
}

describe('a connection without valid HTTP', () => {
  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408, 408],
    ['HPE_HEADER_OVERFLOW', 431, 413],
    ['HPE_INVALID_METHOD', 400, 400],
  ])('gets an envelope with the headers of every response for %s', async (error, status, envelopeCode) => {
    const [head = '', body = ''] = (await responseTo(error)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain("content-security-policy: default-src 'self'");
    expect(head).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ code: envelopeCode });
  });

  it('sends nothing to a closed connection', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.destroy();
    expect(() => rejectMalformed({ code: 'HPE_INVALID_METHOD' }, socket)).not.toThrow();
    await Promise.resolve();
  });
});
