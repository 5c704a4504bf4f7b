import fp from 'fastify-plugin';

/** `pictureHosts`: where pictures of creatives come from, beside this server. */
const contentSecurityPolicy = (pictureHosts: readonly string[] = []) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // dialogs, menus and toasts insert style elements with contents of their own, which cannot contain scripts (docs/architecture.md)
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/** The console uses none of these, so no script in it can ask for them. */
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

/** Headers of every response, even without a route. Cacheable responses override `cache-control`. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/**
 * Sets the security headers before anything else can respond; HSTS for requests over TLS. `pictureHosts`: a spreadsheet may
 * name pictures of any host, which would see who looks at a report and when; only those of the listed hosts are loaded.
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
