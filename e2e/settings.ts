/** The server that the journeys run against; `playwright.config.ts` starts it. */
export const port = 4310;
export const baseUrl = `http://127.0.0.1:${port}`;
export const today = '2026-11-21';
export const captchaCode = '7k3f';

export const users = {
  admin: { name: 'admin', password: 'Meridian2026' },
  editor: { name: 'editor', password: 'Editor2026' },
} as const;
