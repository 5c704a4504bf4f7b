import type { Message } from '@meridian/api-client/contract';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';

export interface MessageServerOptions {
  /** Path suffixes of failing requests. */
  rejects?: readonly string[];
}

interface ListBody {
  page?: { number?: number; size?: number };
  query?: { isRead?: 0 | 1; msgType?: number; hasPopup?: true };
}

/** A server with messages, the newest first, for a user in Shanghai on November 21. */
export function messageServer(first: readonly Message[], { rejects = [] }: MessageServerOptions = {}) {
  let messages = [...first];
  /** A message without a pop-up counts as one that was shown. */
  const popUps = new Set(first.filter(({ popupCount }) => popupCount < 1).map(({ id }) => id));
  let rejected = rejects;
  const rejectable = (path: string, respond: (body: never) => FakeResponse) => ({
    [path]: (body: unknown): FakeResponse =>
      rejected.includes(path)
        ? { code: 500, message: 'The server failed.' }
        : // asserted: the client sends what the contract defines
          respond(body as never),
  });
  const unreadCount = () => messages.filter(({ isRead }) => isRead === 0).length;
  const server = fakeServer({
    ...rejectable('/user/getUserInfo', () => ({ data: user })),
    ...rejectable('/message/list', ({ page: { number = 1, size = 20 } = {}, query }: ListBody) => {
      const list = messages.filter(
        ({ id, isRead, msgType, popupCount }) =>
          isRead === (query?.isRead ?? isRead) &&
          msgType === (query?.msgType ?? msgType) &&
          (query?.hasPopup !== true || popupCount < 1 || popUps.has(id)),
      );
      return {
        data: { list: list.slice((number - 1) * size, number * size) },
        page: { number, size, totalCount: list.length },
      };
    }),
    ...rejectable('/message/detail', ({ id }: { id: string }) => {
      const found = messages.find((each) => each.id === id);
      return found ? { data: found } : { code: 404, message: 'Message not found.' };
    }),
    ...rejectable('/message/read', ({ ids, isRead = 1 }: { ids: string[] | 'all'; isRead?: 0 | 1 }) => {
      messages = messages.map((each) =>
        ids === 'all' || ids.includes(each.id) ? { ...each, isRead } : each,
      );
      return { data: { unreadCount: unreadCount() } };
    }),
    ...rejectable('/message/addPopupCount', ({ id }: { id: string }) => {
      messages = messages.map((each) =>
        each.id === id ? { ...each, popupCount: each.popupCount + 1 } : each,
      );
      return { data: { popupCount: messages.find((each) => each.id === id)?.popupCount ?? 0 } };
    }),
  });
  return {
    ...server,
    messages: () => messages,
    /** A new message has arrived, or one was removed. */
    become: (next: readonly Message[]) => {
      messages = [...next];
    },
    /** Accepts all requests again. */
    allow: () => {
      rejected = [];
    },
  };
}

const user = {
  userId: 'u1',
  userName: 'linwei',
  avatar: null,
  introduction: null,
  roles: ['edit'],
  permissions: [],
  language: 2,
  accounts: [
    {
      accountId: 1,
      accountNo: '8840213',
      provider: 'baidu',
      accountName: 'Kaede Travel',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      today: '2026-11-21',
    },
  ],
};
