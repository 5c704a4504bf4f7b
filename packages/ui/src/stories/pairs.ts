/** Colours that are used on one another, with the required ratio: 4.5 for text, 3 for marks. Token names without `--meridian-`. */
export interface Pair {
  on: string;
  over: string;
  minimum: 4.5 | 3;
}

const text = (on: string, ...grounds: readonly string[]): Pair[] =>
  grounds.map((over) => ({ on, over, minimum: 4.5 }));
const mark = (on: string, over: string): Pair => ({ on, over, minimum: 3 });

/** Every pair that the stories show and the tests check. */
export const pairs: readonly Pair[] = [
  ...text(
    'fg-1',
    'bg-surface',
    'bg-canvas',
    'bg-sunken',
    'bg-overlay',
    'bg-hover',
    'accent-bg',
    'heat-1',
    'heat-2',
    'heat-3',
  ),
  ...text('fg-2', 'bg-surface', 'bg-canvas', 'bg-sunken', 'bg-overlay', 'bg-hover', 'bg-track'),
  ...text('fg-3', 'bg-surface', 'bg-canvas', 'bg-sunken', 'bg-hover'),
  ...text('accent-fg', 'bg-surface', 'bg-overlay', 'bg-sunken', 'accent-bg', 'accent-bg-2'),
  ...text('on-accent', 'accent', 'accent-hover', 'accent-press'),
  ...['ok', 'warn', 'bad', 'info'].flatMap((tone) => text(`${tone}-fg`, `${tone}-bg`, 'bg-surface')),
  ...text('mute-fg', 'mute-bg'),
  ...text('fg-inverse', 'bg-inverse'),
  mark('line-control', 'bg-surface'),
  mark('focus', 'bg-surface'),
  mark('focus', 'bg-canvas'),
  ...['1', '2', '3', '4', '5', '6', 'rest'].map((series) => mark(`series-${series}`, 'bg-surface')),
];
