import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => createEventParser().push(bytes(text));
const event = (data: string, more: Partial<ServerEvent> = {}) => ({
  event: 'message',
  data,
  id: '',
  ...more,
});

describe('an event stream', () => {
  it.each<[string, string, ServerEvent[]]>([
    ['a line feed', 'data: a\n\n', [event('a')]],
    ['a carriage return', 'data: a\r\r', [event('a')]],
    ['both', 'data: a\r\n\r\n', [event('a')]],
    ['a mixture', 'data: a\rdata: b\r\ndata: c\n\r', [event('a\nb\nc')]],
    ['lines of data', 'data: a\ndata:\ndata: b\n\n', [event('a\n\nb')]],
    ['data without a colon', 'data\n\n', [event('')]],
    ['data without a space', 'data:a\ndata:  b\n\n', [event('a\n b')]],
    [
      'a name, for one event only',
      'event: x\ndata: a\n\ndata: b\n\n',
      [event('a', { event: 'x' }), event('b')],
    ],
    [
      'an id, from then on',
      'id: 7\ndata: a\n\ndata: b\n\n',
      [event('a', { id: '7' }), event('b', { id: '7' })],
    ],
    ['an id with a null, which does not count', 'id: 7\nid: 8\0\ndata: a\n\n', [event('a', { id: '7' })]],
    ['a comment', ': hello\ndata: a\n:\n\n', [event('a')]],
    ['an unknown field', 'Data: b\n data: c\nfoo: bar\ndata: a\n\n', [event('a')]],
    ['an event without data, which is none', 'event: x\n\ndata: a\n\n', [event('a')]],
    ['an event cut short, which is none', 'data: a\n\ndata: b\n', [event('a')]],
    ['a byte order mark', '\ufeffdata: a\n\n', [event('a')]],
    ['a byte order mark in the middle, which is text', 'data: \ufeffa\n\n', [event('\ufeffa')]],
    ['colons in the data', 'data: {"a":"b: c"}\n\n', [event('{"a":"b: c"}')]],
  ])('is parsed with %s', (_, text, events) => {
    expect(parse(text)).toEqual(events);
  });

  it('returns the requested delay before reconnecting, if it is a number', () => {
    const parser = createEventParser();
    expect(parser.retryMs()).toBeUndefined();
    parser.push(bytes('retry: 2500\nretry: soon\nretry: -1\n'));
    expect(parser.retryMs()).toBe(2500);
  });

  it('continues from the id of an earlier connection', () => {
    const parser = createEventParser({ lastEventId: '7' });
    expect(parser.push(bytes('data: a\n\n'))).toEqual([event('a', { id: '7' })]);
    parser.push(bytes('id\ndata: b\n\n'));
    expect(parser.lastEventId()).toBe('');
  });

  it('ends an event at the carriage return, without waiting for the next byte', () => {
    const parser = createEventParser();
    expect(parser.push(bytes('data: a\r\r'))).toEqual([event('a')]);
    expect(parser.push(bytes('\ndata: b\r\n'))).toEqual([]);
    expect(parser.push(bytes('\r\n'))).toEqual([event('b')]);
  });

  const end = fc.constantFrom('\n', '\r', '\r\n');
  const text = fc.string({ unit: 'binary' }).map((data) => data.replace(/[\r\n\0]/g, '·'));
  const sent = fc.array(
    fc.record({ name: text, lines: fc.array(text, { minLength: 1, maxLength: 3 }), comment: text, end }),
    { maxLength: 5 },
  );

  it('is parsed the same wherever it is split, even inside a character', () => {
    fc.assert(
      fc.property(sent, fc.array(fc.nat()), (events, cuts) => {
        const stream = bytes(
          events
            .map(({ name, lines, comment, end: eol }) =>
              [`:${comment}`, `event: ${name}`, ...lines.map((line) => `data: ${line}`), '', ''].join(eol),
            )
            .join(''),
        );
        const offsets = [...cuts.map((cut) => cut % (stream.length + 1)), stream.length].sort(
          (a, b) => a - b,
        );
        const parser = createEventParser();
        const parsed = offsets.flatMap((offset, index) =>
          parser.push(stream.subarray(offsets[index - 1] ?? 0, offset)),
        );
        expect(parsed).toEqual(
          events.map(({ name, lines }) =>
            event(asUtf8(lines.join('\n')), { event: asUtf8(name) || 'message' }),
          ),
        );
      }),
    );
  });
});

/** Half a surrogate pair does not survive UTF-8. */
const asUtf8 = (text: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes(text));
