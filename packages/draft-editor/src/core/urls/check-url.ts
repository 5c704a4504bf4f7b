export type UrlProblem = 'invalid' | 'protocol' | 'credentials' | 'domain';

/**
 * What is wrong with the address of a page; null when nothing is. With `domains`, its host must be one of them or below one:
 * the provider accepts only those that are registered for the account.
 */
export function checkUrl(text: string, domains?: readonly string[]): UrlProblem | null {
  // the URL parser drops white space and control characters, which the provider does not
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return 'invalid';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return 'protocol';
  if (!/^https?:\/\//i.test(text) || !isHost(hostname)) return 'invalid';
  if (username !== '' || password !== '') return 'credentials';
  if (domains === undefined || domains.some((domain) => isWithin(hostname, domain))) return null;
  return 'domain';
}

/** A name with a dot: neither an address of a local network nor one name alone is a page for searchers. */
function isHost(hostname: string): boolean {
  return hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname) && !hostname.endsWith('.');
}

function isWithin(hostname: string, domain: string): boolean {
  const own = hostOf(domain);
  return hostname === own || hostname.endsWith(`.${own}`);
}

/** A domain as hosts of addresses are spelled: lower case, names of other alphabets in ASCII. */
function hostOf(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
