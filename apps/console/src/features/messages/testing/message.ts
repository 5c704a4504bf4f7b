import type { Message } from '@meridian/api-client/contract';

/** An unread announcement named `name`; its id follows from the name. */
export function message(name: string, more: Partial<Message> = {}): Message {
  return {
    id: messageId(name),
    msgType: 1,
    titlecn: `${name} 标题`,
    titleen: `${name} title`,
    titletw: `${name} 標題`,
    introducecn: `<p>${name} 正文</p>`,
    introduceen: `<p>${name} text</p>`,
    introducetw: `<p>${name} 內文</p>`,
    link: null,
    createdTime: '2026-11-19T02:00:00Z',
    popupCount: 1,
    isRead: 0,
    ...more,
  };
}

/** A UUID for a short name. */
export function messageId(name: string): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `0191d0a0-0000-7000-8000-${hex.slice(0, 12).padStart(12, '0')}`;
}
