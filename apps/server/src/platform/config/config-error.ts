/** An invalid setting that prevents the start. The message is one line with the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
