/** The address of the server of the journeys: Playwright reads it from the log of the server (`playwright.config.ts`). */
export const serverAddress = process.env.E2E_ADDRESS ?? '';
/** `npm run audit:a11y` scans every page in every mix, `npm test` a sample. */
export const isAudit = process.env.MERIDIAN_TEST_AUDIT === 'all';
export const today = '2026-11-21';
export const captchaCode = '7k3f';

export const users = {
  admin: { name: 'admin', password: 'Meridian2026' },
  editor: { name: 'editor', password: 'Editor2026' },
} as const;
