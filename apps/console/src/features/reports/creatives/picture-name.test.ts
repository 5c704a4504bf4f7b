import { expect, it } from 'vitest';
import { pictureName } from './picture-name';

it.each([
  ['/demo/creative-3.svg', 'creative-3.svg'],
  ['https://pictures.example.com/a/b/okinawa%20sea.jpg?w=800&x=/y#z', 'okinawa sea.jpg'],
  ['//pictures.example.com/%E6%B5%B7.png', '海.png'],
  ['sea.png', 'sea.png'],
  ['https://pictures.example.com', undefined],
  ['https://pictures.example.com/', undefined],
  ['/broken/100%.png', '100%.png'],
  ['data:image/png;base64,iVBOR/w0KGgo=', undefined],
  ['blob:https://example.com/0b6f', undefined],
  ['', undefined],
])('reads the file name of %j', (source, name) => {
  expect(pictureName(source)).toBe(name);
});
