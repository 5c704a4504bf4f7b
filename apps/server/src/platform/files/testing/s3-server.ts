import S3rver from 's3rver';

/** Credentials that the server accepts, for the environment of the SDK. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A running S3 server with one bucket; its files are below `directory`. */
export async function startS3Server(directory: string) {
  const bucket = 'reports';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return { bucket, endpoint: `http://127.0.0.1:${String(port)}`, close: () => server.close() };
}
