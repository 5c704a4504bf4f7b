import { addDays } from '@meridian/date-range/core';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const firstDay = '2022-01-01';
const dayCount = 30;
const header = '日期,推广计划,推广单元,关键词,匹配模式,展现,点击,消费,点击率,平均点击价格';
const matchTypes = ['精确匹配', '短语匹配', '智能匹配'];
const rowsPerChunk = 5_000;

/** Writes a daily keyword export of Baidu: `rows` rows over 30 days, about 95 bytes each. */
export async function writeKeywordFile(file: string, rows: number): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), createWriteStream(file));
}

function* chunks(rows: number): Generator<string> {
  yield `\uFEFF${header}\r\n`;
  const keywords = Math.ceil(rows / dayCount);
  for (let start = 0; start < rows; start += rowsPerChunk) {
    const count = Math.min(rowsPerChunk, rows - start);
    yield Array.from({ length: count }, (_, index) => rowOf(start + index, keywords)).join('');
  }
}

function rowOf(index: number, keywords: number): string {
  const keyword = index % keywords;
  const day = addDays(firstDay, Math.floor(index / keywords));
  const impressions = 1 + ((index * 7_919) % 4_000);
  const clicks = (index * 31) % Math.min(impressions, 90);
  const cents = clicks * (80 + (index % 350));
  return [
    day,
    `推广计划-${String(keyword % 40)}`,
    `单元 ${String(keyword % 900)} 旅行套餐`,
    `北京周边自驾游${String(keyword)}多少钱`,
    matchTypes[keyword % matchTypes.length],
    impressions,
    clicks,
    (cents / 100).toFixed(2),
    `${((100 * clicks) / impressions).toFixed(2)}%`,
    clicks === 0 ? '--' : (cents / clicks / 100).toFixed(2),
  ]
    .join(',')
    .concat('\r\n');
}
