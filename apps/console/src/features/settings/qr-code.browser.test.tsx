import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { QrCode } from './qr-code';

it('draws the modules of the code with empty ones around them, dark on light in a dark page', async () => {
  await render(
    <div data-theme="dark">
      <QrCode text="otpauth://totp/Meridian:lin?secret=JBSWY3DPEHPK3PXP" label="QR code" />
    </div>,
  );
  const image = page.getByRole('img', { name: 'QR code' }).element();
  expect(image.getAttribute('viewBox')).toBe('-4 -4 41 41');
  const outline = image.querySelector('path')?.getAttribute('d') ?? '';
  // the corner mark for scanners
  for (let x = 0; x < 7; x += 1) expect(outline).toContain(`M${String(x)} 0h1v1h-1z`);
  expect(outline).not.toContain('M1 1h1');
});
