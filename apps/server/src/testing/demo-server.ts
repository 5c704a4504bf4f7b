import { createHash } from 'node:crypto';

/** Settings of a server with the demo workspace. */
export const demoEnv = {
  MERIDIAN_DEMO: '1',
  MERIDIAN_TODAY: '2026-11-21',
  MERIDIAN_CAPTCHA_CODE: '7k3f',
};

/** Sends requests to a server process. */
export interface DemoClient {
  /** The unparsed response, for files. */
  send: (path: string, body: object) => Promise<Response>;
  /** `data` of the response. Errors: any code other than 200. */
  post: (path: string, body: object) => Promise<never>;
  /** Like `post`, with a multipart body. */
  sendForm: (path: string, form: FormData) => Promise<never>;
}

export function demoClient(address: string, token = ''): DemoClient {
  const request = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${address}/base-api/marketing/api/v1${path}`, {
      method: 'POST',
      headers: { token, ...headers },
      body,
    });
  const send = (path: string, body: object) =>
    request(path, JSON.stringify(body), { 'content-type': 'application/json' });
  const read = async (response: Response) => {
    const envelope = (await response.json()) as { code: number; data: never };
    if (envelope.code !== 200) throw new Error(JSON.stringify(envelope));
    return envelope.data;
  };
  return {
    send,
    post: async (path, body) => read(await send(path, body)),
    sendForm: async (path, form) => read(await request(path, form)),
  };
}

/** Logs in as the demo administrator; returns the token. */
export async function signInToDemo(address: string): Promise<string> {
  const url = `${address}/base-api/marketing/api/v1/system/admin/getPictureValidationCode`;
  const { data } = (await (await fetch(url)).json()) as { data: { uuid: string } };
  const { token }: { token: string } = await demoClient(address).post('/user/login', {
    userName: 'admin',
    pwd: createHash('sha256').update('meridian:Meridian2026').digest('hex'),
    validationCode: demoEnv.MERIDIAN_CAPTCHA_CODE,
    uuid: data.uuid,
  });
  return token;
}
