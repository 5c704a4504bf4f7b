/** Sessions of a user on two devices. */
export const demoSessions = [
  {
    id: '5e2c8a40-7b51-4a3e-9c1f-0d6b7a9e1f01',
    browser: 'Chrome',
    system: 'macOS',
    kind: 'computer',
    createdTime: '2026-11-21T00:40:00Z',
    usedTime: '2026-11-21T03:05:00Z',
    isCurrent: true,
  },
  {
    id: '5e2c8a40-7b51-4a3e-9c1f-0d6b7a9e1f02',
    browser: 'Safari',
    system: 'iOS',
    kind: 'phone',
    createdTime: '2026-11-20T13:05:00Z',
    usedTime: '2026-11-20T15:40:00Z',
    isCurrent: false,
  },
];
