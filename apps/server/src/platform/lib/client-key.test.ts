import { describe, expect, it } from 'vitest';
import { clientKeyOf, networkOf } from './client-key';

describe('the key of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5555', '203.0.113.7'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, key) => {
    expect(clientKeyOf(ip)).toBe(key);
  });
});

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.7:5555', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2345::1', '2001:db8:1:2300::/56'],
    ['2001:db8:1:23ff::1', '2001:db8:1:2300::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
