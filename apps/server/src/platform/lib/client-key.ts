import { isIPv6 } from 'node:net';

/**
 * Rate limit key of a client: its IPv4 address, or the /64 of its IPv6 address, because one customer gets a whole /64.
 */
export function clientKeyOf(ip: string): string {
  const address = withoutPort(ip)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%[^]*$/, '');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** Network of a client, to group neighbouring addresses: the /24 of an IPv4 address, or the /56 of an IPv6 address. */
export function networkOf(ip: string): string {
  const key = clientKeyOf(ip);
  if (!key.endsWith('/64')) return key.replace(/\.\d+$/, '.0/24');
  const [a, b, c, d = '0'] = groupsOf(key.slice(0, -'/64'.length));
  return `${[a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(':')}::/56`;
}

/** Removes the port, which some proxies append to the address and which differs per connection. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const known = split(head).length + split(tail ?? '').length;
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - known) }, () => '0');
  return [...split(head), ...zeros, ...split(tail ?? '')].map((group) => group.replace(/^0+(?=.)/, ''));
}
