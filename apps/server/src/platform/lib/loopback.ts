import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is a loopback address. */
export function isLoopbackAddress(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && loopback.check(ip, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host without a port is this machine: `localhost`, or a loopback address with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
