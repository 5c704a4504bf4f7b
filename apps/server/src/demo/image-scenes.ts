/** Images of the demo's material library: flat SVG scenes made of shapes, in any size and in two or three lights. */

export interface SceneSize {
  width: number;
  height: number;
}

interface Light {
  sky: string;
  far: string;
  near: string;
  ground: string;
  sun: string;
}

const lights: readonly [Light, ...Light[]] = [
  { sky: '#cfe0f5', far: '#a9bfe0', near: '#7d9cca', ground: '#f4f7fb', sun: '#fff3c4' },
  { sky: '#fbe5d0', far: '#e8b48f', near: '#b8654a', ground: '#d9b083', sun: '#fffaf0' },
  { sky: '#27305c', far: '#3d4a80', near: '#1f2648', ground: '#dde4f2', sun: '#f6e8bd' },
];

/** Draws in a frame of 161 × 100 units, which covers the image. */
type Scene = (light: Light) => string;

const polygon = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const ski: Scene = ({ far, near, ground, sun }) =>
  [
    circle(125, 24, 9, sun),
    polygon('70,100 118,36 161,82 161,100', far),
    polygon('0,78 46,22 100,100 0,100', near),
    polygon('46,22 58,39 51,36 44,44 39,35 33,38', '#ffffff'),
    `<ellipse cx="80" cy="104" rx="110" ry="22" fill="${ground}"/>`,
  ].join('');

const rail: Scene = ({ far, ground, near }) =>
  [
    polygon('0,70 40,40 80,66 120,38 161,70', far),
    rect(0, 66, 161, 34, near),
    `<path d="M20 74 V50 Q20 44 26 44 H120 Q136 46 146 66 V74 Z" fill="#ffffff"/>`,
    rect(20, 60, 124, 5, '#2f5fb3'),
    [34, 48, 62, 76, 90].map((x) => rect(x, 49, 9, 6, '#26324f')).join(''),
    polygon('112,49 122,49 132,58 112,58', '#26324f'),
    rect(0, 76, 161, 3, ground),
  ].join('');

const autumn: Scene = ({ ground, far }) =>
  [
    `<ellipse cx="80" cy="100" rx="120" ry="30" fill="${ground}"/>`,
    rect(30, 56, 34, 26, '#fffaf3'),
    polygon('24,58 47,40 70,58', '#3a3f4f'),
    rect(43, 66, 9, 16, '#94684a'),
    rect(108, 50, 5, 36, '#7a5238'),
    circle(102, 38, 17, '#d9572b'),
    circle(118, 34, 16, '#ec7c34'),
    circle(112, 48, 13, '#c9401f'),
    circle(20, 92, 5, far),
  ].join('');

const bath: Scene = ({ far, near, ground }) =>
  [
    polygon('0,62 50,26 90,62', far),
    polygon('70,62 120,22 161,56 161,70 60,70', near),
    rect(0, 60, 161, 40, ground),
    '<ellipse cx="82" cy="80" rx="52" ry="17" fill="#8d7a63"/>',
    '<ellipse cx="82" cy="79" rx="46" ry="13" fill="#9fd3d6"/>',
    [66, 82, 98]
      .map(
        (x) =>
          `<path d="M${x} 72 q-5 -6 0 -12 t0 -12" stroke="#ffffff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      )
      .join(''),
  ].join('');

const beach: Scene = ({ sun }) =>
  [
    circle(118, 30, 11, sun),
    rect(0, 52, 161, 34, '#4fb3c8'),
    '<path d="M0 66 q20 -8 40 0 t40 0 t40 0 t41 0 V100 H0 Z" fill="#2f8fb5"/>',
    '<path d="M0 92 q50 -14 161 -4 V100 H0 Z" fill="#f4e0bb"/>',
    polygon('44,30 44,56 26,56', '#ffffff'),
    polygon('46,36 46,56 56,56', '#f3f6fa'),
    polygon('22,58 64,58 57,66 29,66', '#c25a3c'),
  ].join('');

const city: Scene = ({ far, near, sun }) =>
  [
    [0, 24, 96, 128].map((x, index) => rect(x, 46 - index * 4, 22, 60, far)).join(''),
    [14, 44, 112, 142].map((x, index) => rect(x, 58 - index * 3, 18, 50, near)).join(''),
    [18, 26, 48, 56, 116, 124, 146].map((x, index) => rect(x, 64 + (index % 3) * 7, 4, 4, sun)).join(''),
    polygon('80,16 92,88 68,88', '#e2573c'),
    rect(73, 58, 14, 4, '#ffffff'),
    rect(70, 74, 20, 4, '#ffffff'),
    rect(0, 88, 161, 12, near),
  ].join('');

const temple: Scene = ({ ground, far }) =>
  [
    circle(132, 30, 14, far),
    rect(0, 78, 161, 22, ground),
    '<path d="M30 34 Q80 18 131 34 L135 26 Q80 10 26 26 Z" fill="#8f2f2a"/>',
    rect(36, 42, 89, 6, '#b5423a'),
    rect(46, 32, 8, 56, '#b5423a'),
    rect(107, 32, 8, 56, '#b5423a'),
    rect(76, 32, 9, 12, '#8f2f2a'),
  ].join('');

/** Demo themes, with the scene of their images. */
export const demoScenes: readonly { theme: string; draw: Scene }[] = [
  { theme: '滑雪', draw: ski },
  { theme: '铁路', draw: rail },
  { theme: '红叶', draw: autumn },
  { theme: '温泉', draw: bath },
  { theme: '海岛', draw: beach },
  { theme: '城市', draw: city },
  { theme: '寺社', draw: temple },
];

/** SVG of a scene; `light` counts from 0. */
export function drawScene(draw: Scene, light: number, { width, height }: SceneSize): string {
  const colours = lights[light % lights.length] ?? lights[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 161 100"
    preserveAspectRatio="xMidYMid slice"><rect x="-100" y="-100" width="361" height="300" fill="${colours.sky}"/>${draw(colours)}</svg>`;
}
