import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** Letters and digits that cannot be confused, in either case. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679';
const length = 4;

// the types do not declare that the module itself is a function that draws a text
const drawSvg = svgCaptcha as unknown as (
  text: string,
  options: Parameters<typeof svgCaptcha.create>[0],
) => string;

/** A random text. */
export function randomCaptchaText(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/**
 * PNG of a text as a data URL, in double resolution. Not an SVG, because the length of an outline would reveal its
 * letter.
 */
export async function drawCaptcha(text: string): Promise<string> {
  const svg = drawSvg(text, {
    width: 36 * text.length,
    height: 48,
    fontSize: 52,
    noise: 2,
  });
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
