/** The server that the journeys run against; `playwright.config.ts` starts it. `E2E_PORT` where another one runs here. */
export const port = Number(process.env.E2E_PORT ?? 4310);
/** `npm run audit:a11y` scans every page in every mix, `npm test` at a sample. */
export const isAudit = process.env.MERIDIAN_TEST_AUDIT === 'all';
export const baseUrl = `http://127.0.0.1:${port}`;
export const today = '2026-11-21';
export const captchaCode = '7k3f';

export const users = {
  admin: { name: 'admin', password: 'Meridian2026' },
  editor: { name: 'editor', password: 'Editor2026' },
} as const;
