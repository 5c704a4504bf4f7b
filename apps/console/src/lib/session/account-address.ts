/** The parameter of an address for the account of its data; 0 stands for all accounts of the user. */
export interface AccountAddress {
  accountId?: number | undefined;
}

/** Parses it. Anything but a number counts as absent. */
export function accountAddress({ accountId }: Readonly<Record<string, unknown>>): AccountAddress {
  const text = typeof accountId === 'number' ? String(accountId) : accountId;
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? { accountId: Number(text) } : {};
}
