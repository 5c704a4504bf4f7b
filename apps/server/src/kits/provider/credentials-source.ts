/** Credentials for acting on an account at the provider. */
export interface ProviderCredentials {
  /** Name of the account at the provider. */
  userName: string;
  accessToken: string;
  /** Renews the access token; null: a user has to enter a new one. */
  refreshToken: string | null;
  /** Id of the user who authorized the access, needed for renewing. */
  userId: string | null;
  /** Expiry of the access token; null: unknown. */
  expiresTime: Date | null;
}

/** Source of credentials. */
export interface CredentialsSource {
  /** Undefined if none are stored. Errors: `ProviderError` if they cannot be decrypted. */
  find(accountId: number): Promise<ProviderCredentials | undefined>;
  /**
   * Renews and stores credentials, one renewal at a time: a concurrent caller gets the result of the first. `renew`
   * gets the stored credentials.
   */
  renew(
    accountId: number,
    used: ProviderCredentials,
    renew: (current: ProviderCredentials) => Promise<ProviderCredentials>,
  ): Promise<ProviderCredentials>;
}
