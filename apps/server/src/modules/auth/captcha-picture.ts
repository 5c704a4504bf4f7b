import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** Letters and digits that nobody takes for another one, in either case. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679';
const length = 4;

// the package's types leave out that the module itself is the function that draws a given text
const drawSvg = svgCaptcha as unknown as (
  text: string,
  options: Parameters<typeof svgCaptcha.create>[0],
) => string;

/** A text to read, unpredictable. */
export function randomCaptchaText(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/**
 * A PNG of the text as a data URL, twice its size for sharp screens. Pixels, because the outlines of an SVG give each
 * letter away by their length.
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
