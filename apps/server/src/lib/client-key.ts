import { isIPv6 } from 'node:net';

/**
 * The key of a client in rate limits: its IPv4 address, or the /64 of its IPv6 address, because one customer has a
 * whole /64.
 */
export function clientKeyOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%[^]*$/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const known = [...groups(head), ...groups(tail)].length;
  const full = address.includes('::')
    ? [...groups(head), ...Array.from({ length: 8 - known }, () => '0'), ...groups(tail)]
    : groups(head);
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
