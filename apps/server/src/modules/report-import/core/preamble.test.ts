import { expect, it } from 'vitest';
import { readPreamble } from './preamble';

const dataTimeOf = (...lines: string[]) =>
  readPreamble(
    lines.map((line, index) => ({ number: index + 1, cells: [line] })),
    'Asia/Shanghai',
  ).dataTime;

it.each([
  ['生成时间：2024-12-29 10:30', '2024-12-29T02:30:00.000Z'],
  ['报告于2024年12月9日导出', null],
  ['下载于 2024年12月9日', '2024-12-08T16:00:00.000Z'],
  ['Downloaded 2024/12/29 by Ann, created 2024/12/01', '2024-12-28T16:00:00.000Z'],
  ['Period 2024-12-01, created 2024-12-29 08:05', '2024-12-29T00:05:00.000Z'],
  ['Created by Ann, exported 2024-12-29', '2024-12-28T16:00:00.000Z'],
  ['2024-12-29 created', null],
  ['Period 2024-12-01', null],
])('%s: the data time is the day after the word for the creation time', (line, expected) => {
  expect(dataTimeOf('Report', line)).toBe(expected);
});
