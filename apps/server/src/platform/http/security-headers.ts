import fp from 'fastify-plugin';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hashes of the style elements that libraries insert. After an update of one, the journeys fail and report the new hash
 * (`e2e/test.ts`).
 */
const styleElements = [
  // sonner inserts its element empty, then with its styles
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // @radix-ui/react-select
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
];

export interface PageSources {
  /** Hosts of pictures in creatives, in addition to this server. */
  pictureHosts?: readonly string[] | undefined;
  /** Folder of the built console, whose HTML starts with its own script and style element. */
  consoleDir?: string | undefined;
}

/** Content Security Policy. Reads the HTML of the console. */
function contentSecurityPolicy({ pictureHosts = [], consoleDir }: PageSources) {
  const page = consoleDir === undefined ? undefined : path.join(consoleDir, 'index.html');
  const html = page !== undefined && existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf('script', html)].join(' '),
    ["style-src 'self'", ...styleElements, ...hashesOf('style', html)].join(' '),
    ["img-src 'self' data: blob:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Hashes of the elements without attributes, which have their content in the HTML. */
function hashesOf(element: 'script' | 'style', html: string): string[] {
  const contents = html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'));
  return [...contents].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

/** Browser features that the console does not use; no script may request them. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response, including those without a route. Cacheable responses override `cache-control`. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy({}),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(','),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** The security headers of responses that may be the console's page. */
export const pageHeaders = (sources: PageSources) => ({
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy(sources),
});

/**
 * Sets the security headers before any other code can respond, and HSTS for requests over TLS. Only pictures from
 * `pictureHosts` are loaded: a spreadsheet may name pictures on any host, which would learn who views a report and
 * when.
 */
export const securityHeadersPlugin = fp<PageSources>((app, sources, done) => {
  const headers = pageHeaders(sources);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(headers);
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    next();
  });
  done();
});
