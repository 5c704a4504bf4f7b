import { connect } from 'node:net';
import { promisify } from 'node:util';

const chunkBytes = 65_536;

/**
 * Response code as a browser receives it: browsers send the whole body before they read anything. Throws without a
 * response.
 */
export async function sendAsBrowser(
  port: number,
  url: string,
  { type, body, token = '' }: { type: string; body: Uint8Array; token?: string },
): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const head = [`POST ${url} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, `Content-Length: ${body.length}`];
  socket.write([...head, `token: ${token}`, '', ''].join('\r\n'));
  for (let at = 0; at < body.length; at += chunkBytes)
    await promisify(socket.write.bind(socket))(body.subarray(at, at + chunkBytes));
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    const code = /"code":(\d+)/.exec(text)?.[1];
    if (code !== undefined) return Number(code);
  }
  throw new Error('no response');
}
