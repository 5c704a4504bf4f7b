import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type InteractionResults } from 'oidc-provider';

const keyId = 'test-key';
/** Path of the provider's login page. */
const interactionPath = '/interaction/';

/** The person who logs in next. */
export interface Person {
  subject: string;
  claims?: Readonly<Record<string, unknown>>;
}

/** Claims of an ID token. */
export type IdToken = Record<string, unknown>;

/** A client registered at the provider. */
export interface OpenIdClient {
  clientId: string;
  clientSecret: string;
}

/** A real OpenID provider in this process, at which the person consents immediately. */
export interface OpenIdServer {
  issuer: string;
  /** The person who logs in next; null: the person cancels. */
  person: Person | null;
  /** Changes ID tokens, which are signed again with the provider's key or, if forged, another one. */
  tamper: { change: (token: IdToken) => IdToken; isForged: boolean } | null;
  /** Opens a login URL as a browser would; returns the query of the redirect back. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a provider whose clients may redirect to `redirectUri`. */
export async function startOpenIdServer(
  clients: readonly OpenIdClient[],
  redirectUri: string,
): Promise<OpenIdServer> {
  const [key, foreignKey] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  if (!key || !foreignKey) throw new Error('no keys were made');
  const handlers: { callback?: (request: IncomingMessage, response: ServerResponse) => unknown } = {};
  const http = createServer((request, response) => void handlers.callback?.(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // parse boundary: a server on a port has such an address
  const { port } = http.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const provider: Provider = new Provider(issuer, {
    clients: clients.map(({ clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
    })),
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['cookies of the test'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'groups', 'ads', 'locale'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${interactionPath}${uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...server.person?.claims }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant: InstanceType<typeof provider.Grant> = new provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body: unknown = context.body;
    if (context.path !== '/token' || !server.tamper || !isTokenResponse(body)) return;
    const { change, isForged } = server.tamper;
    const payload = change(payloadOf(body.id_token));
    context.body = { ...body, id_token: signToken(payload, isForged ? foreignKey : key) };
  });
  const serve = provider.callback();
  handlers.callback = async (request, response) => {
    if (request.url?.startsWith(interactionPath) !== true) return serve(request, response);
    const { person } = server;
    const result: InteractionResults = person
      ? { login: { accountId: person.subject } }
      : { error: 'access_denied', error_description: 'the person cancelled' };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

  const server: OpenIdServer = {
    issuer,
    person: null,
    tamper: null,
    visit: (url) => followTo(redirectUri, url),
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

/** Follows redirects with cookies until one leads to the console. */
async function followTo(redirectUri: string, first: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = first;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', ...value] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider led nowhere: ${await response.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(redirectUri)) return new URL(url).search.slice(1);
  }
  throw new Error('no redirect from the provider');
}

const isTokenResponse = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body;

function payloadOf(token: string): IdToken {
  const [, payload = ''] = token.split('.');
  // parse boundary: the provider has just created it
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as IdToken;
}

function signToken(payload: IdToken, key: Parameters<ReturnType<typeof createSign>['sign']>[0]): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}
