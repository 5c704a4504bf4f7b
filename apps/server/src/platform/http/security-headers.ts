import fp from 'fastify-plugin';

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

/** Content Security Policy. `pictureHosts`: hosts of pictures in creatives, in addition to this server. */
const contentSecurityPolicy = (pictureHosts: readonly string[] = []) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleElements.join(' ')}`,
    ["img-src 'self' data: blob:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

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
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(','),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/**
 * Sets the security headers before any other code can respond, and HSTS for requests over TLS. Only pictures from
 * `pictureHosts` are loaded: a spreadsheet may name pictures on any host, which would learn who views a report and
 * when.
 */
export const securityHeadersPlugin = fp<{ pictureHosts?: readonly string[] | undefined }>(
  (app, { pictureHosts }, done) => {
    const policy = contentSecurityPolicy(pictureHosts);
    app.addHook('onRequest', (request, reply, next) => {
      void reply.headers({ ...securityHeaders, 'content-security-policy': policy });
      if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
      next();
    });
    done();
  },
);
