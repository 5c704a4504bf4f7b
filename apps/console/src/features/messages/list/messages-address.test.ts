import { describe, expect, it } from 'vitest';
import { messagesAddressSchema, toMessagesRequest } from './messages-address';

describe('the address of the message centre', () => {
  it.each([
    [{}, { page: { number: 1, size: 20 }, query: {} }],
    [
      { show: 'unread', kind: 'balance', page: '3', size: '50' },
      { page: { number: 3, size: 50 }, query: { isRead: 0, msgType: 2 } },
    ],
    [
      { show: 'all', kind: 'spam', page: '0', size: '25', id: ['a', 'b'] },
      { page: { number: 1, size: 20 }, query: {} },
    ],
  ])('parses %j', (search, expected) => {
    expect(toMessagesRequest(messagesAddressSchema.parse(search))).toEqual(expected);
  });
});
