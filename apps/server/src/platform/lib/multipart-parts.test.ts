import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { DomainError } from './domain-error';
import { multipartLimits, readMultipart } from './multipart-parts';

const body = [
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="b.csv"\r\n\r\nb\r\n--b--\r\n',
];

/** Uploads two files; storing the second one fails with `error`. */
async function uploadWith(error: Error) {
  const app = fastify();
  await app.register(multipart, { limits: { ...multipartLimits(100), files: 2 } });
  const discard = vi.fn<(file: string) => Promise<void>>(() => Promise.resolve());
  let received = 0;
  let thrown: unknown;
  app.post('/', async (request) => {
    const receive = () => {
      received += 1;
      return received === 1 ? Promise.resolve('first') : Promise.reject(error);
    };
    await readMultipart(request, { receive, discard }).catch((caught: unknown) => {
      thrown = caught;
    });
    return {};
  });
  await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: body.join(''),
  });
  await app.close();
  return { thrown, discard };
}

it.each(['ENOSPC', 'EDQUOT'])(
  'names a disk that is full during an upload, and leaves no file: %s',
  async (code) => {
    const { thrown, discard } = await uploadWith(Object.assign(new Error('write'), { code }));
    expect(thrown).toBeInstanceOf(DomainError);
    expect(thrown).toMatchObject({ reason: 'disk_full', params: { context: 'uploads' } });
    expect(discard.mock.calls).toEqual([['first']]);
  },
);

it('rejects a malformed body as an invalid request', async () => {
  const { thrown } = await uploadWith(new Error('Unexpected end of form'));
  expect(thrown).toMatchObject({ reason: 'invalid_request' });
});
