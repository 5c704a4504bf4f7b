import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { CompanySignInConfig } from '../../platform/config/config-sign-in';
import { DomainError } from '../../platform/lib/domain-error';
import { mergeClaims } from './claim-values';

/** Values against which the provider's response is verified. */
export interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person whom the provider has authenticated. */
export interface Identity {
  issuer: string;
  /** The provider's permanent id of the person. */
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

const timeoutSeconds = 15;
/** The provider's keys and endpoints are fetched again after this time. */
const metadataMs = 60 * 60_000;

/**
 * Client of the OpenID provider: authorization code flow with PKCE, state and nonce. Its metadata is fetched on demand.
 */
export function createOpenIdProvider(config: CompanySignInConfig, log: FastifyBaseLogger | undefined) {
  let known: { configuration: Promise<client.Configuration>; time: number } | undefined;

  /** Errors: `company_unavailable`. */
  async function discover(): Promise<client.Configuration> {
    const now = performance.now();
    if (known === undefined || now - known.time > metadataMs) known = { configuration: read(), time: now };
    try {
      return await known.configuration;
    } catch (error) {
      known = undefined;
      log?.error({ err: error }, 'failed to read the configuration of the OpenID provider');
      throw new DomainError('company_unavailable', {}, { cause: error });
    }
  }

  function read(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = config;
    return client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          // verifies signatures even of documents that come directly from the provider
          client.enableNonRepudiationChecks,
          // deprecated only to stand out; the settings accept plain http only for the local machine
          // oxlint-disable-next-line typescript/no-deprecated
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }

  return {
    /** The provider's login URL, and the values for verifying its response. Errors: `company_unavailable`. */
    async begin(): Promise<{ url: string; expected: Expected }> {
      const configuration = await discover();
      const expected = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: config.redirectUri,
        scope: config.scopes,
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(expected.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, expected };
    },

    /**
     * Exchanges the response (the query of `/auth-redirect`) for claims.
     *
     * Errors: `company_denied` if the person or the provider cancelled, `company_rejected` for an invalid response,
     * `company_unavailable`.
     */
    async redeem(query: string, { state, nonce, codeVerifier }: Expected): Promise<Identity> {
      const configuration = await discover();
      try {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${config.redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (claims === undefined) throw new DomainError('company_rejected');
        const { userinfo_endpoint: hasUserInfo } = configuration.serverMetadata();
        const userInfo =
          hasUserInfo === undefined
            ? {}
            : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const merged = mergeClaims(claims, userInfo);
        if (merged === undefined)
          throw new DomainError(
            'company_rejected',
            {},
            { cause: new Error('ID token and userinfo name different addresses') },
          );
        return { issuer: config.issuer, subject: claims.sub, claims: merged };
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          throw new DomainError('company_denied', {}, { cause: error });
        log?.warn({ err: error }, 'the response of the OpenID provider was rejected');
        throw new DomainError('company_rejected', {}, { cause: error });
      }
    },
  };
}

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;
