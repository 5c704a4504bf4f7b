/** What the provider needs to act for an account. */
export interface ProviderCredentials {
  /** Name of the account at the provider. */
  userName: string;
  accessToken: string;
  /** Renews the access token; null: it has to be entered again. */
  refreshToken: string | null;
  /** Id of the user who authorized, needed to renew. */
  userId: string | null;
  /** End of the access token; null: unknown. */
  expiresTime: Date | null;
}

/** Where credentials of accounts come from. */
export interface CredentialsSource {
  /** Undefined: none are stored. Errors: `ProviderError` where they cannot be decrypted. */
  find(accountId: number): Promise<ProviderCredentials | undefined>;
  /**
   * Stores renewed credentials, one renewal at a time: whoever comes second gets those of the first. `renew` gets the stored ones.
   */
  renew(
    accountId: number,
    used: ProviderCredentials,
    renew: (current: ProviderCredentials) => Promise<ProviderCredentials>,
  ): Promise<ProviderCredentials>;
}
