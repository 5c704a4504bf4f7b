export type UrlProblem = 'invalid' | 'protocol' | 'credentials' | 'domain';

/**
 * The error of a page's URL; null if it is valid. With `domains`, its host must be one of them or a subdomain: the provider accepts only
 * domains that are registered for the account.
 */
export function checkUrl(text: string, domains?: readonly string[]): UrlProblem | null {
  // the URL parser drops white space and control characters, but the provider does not
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return 'invalid';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return 'protocol';
  if (!/^https?:\/\//i.test(text) || !isHost(hostname)) return 'invalid';
  if (username !== '' || password !== '') return 'credentials';
  if (domains === undefined || domains.some((domain) => isWithin(hostname, domain))) return null;
  return 'domain';
}

/** Accepts a name with a dot: searchers can reach neither an address of a local network nor a single name. */
function isHost(hostname: string): boolean {
  return hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname) && !hostname.endsWith('.');
}

function isWithin(hostname: string, domain: string): boolean {
  const own = hostOf(domain);
  return hostname === own || hostname.endsWith(`.${own}`);
}

/** A domain in the spelling of URL hosts: lower case, and ASCII for names in other alphabets. */
function hostOf(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
