/** An invalid setting, which prevents the start. The message is one line that says how to fix it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
