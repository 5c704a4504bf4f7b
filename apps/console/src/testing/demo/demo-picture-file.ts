import type { PictureFileAddress } from '../../lib/pictures/use-picture-address';
import { demoPictureSize } from './demo-materials';

const lights = [
  { sky: '#cfe0f5', far: '#a9bfe0', near: '#7d9cca', sun: '#fff3c4' },
  { sky: '#fbe5d0', far: '#e8b48f', near: '#b8654a', sun: '#fffaf0' },
  { sky: '#27305c', far: '#3d4a80', near: '#1f2648', sun: '#f6e8bd' },
] as const;

/** Mountains in the size of a picture of the demo library, instead of its file: without a request that could fail. */
export const demoPictureFile: PictureFileAddress = (id) => {
  const index = Number.parseInt(id.slice(-6), 16) || 0;
  const { width, height } = demoPictureSize(index);
  const { sky, far, near, sun } = lights[index % lights.length] ?? lights[0];
  const x = (share: number) => Math.round(width * share);
  const y = (share: number) => Math.round(height * share);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${sky}"/>` +
    `<circle cx="${x(0.78)}" cy="${y(0.24)}" r="${y(0.1)}" fill="${sun}"/>` +
    `<polygon points="${x(0.4)},${height} ${x(0.72)},${y(0.36)} ${width},${y(0.8)} ${width},${height}" fill="${far}"/>` +
    `<polygon points="0,${height} 0,${y(0.75)} ${x(0.3)},${y(0.22)} ${x(0.62)},${height}" fill="${near}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
