import type { Rgb } from './contrast';

/** The color of a token at an element, as the browser draws it. Null for translucent colors. */
export function resolveColour(element: Element, token: string): Rgb | null {
  const probe = document.createElement('span');
  probe.style.color = `var(--meridian-${token})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return drawnColour(color);
}

/** A canvas converts every notation and color space to sRGB. */
function drawnColour(color: string): Rgb | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [red, green, blue] : null;
}
