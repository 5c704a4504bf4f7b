import { describe, expect, it } from 'vitest';
import type { EditableColumn } from '../types';
import { isSameValue, parseCellText, textOfValue } from './cell-text';

const text: EditableColumn = { id: 'keyword', label: 'Keyword', width: 200, kind: 'text' };
const number: EditableColumn = { id: 'bid', label: 'Bid', width: 80, kind: 'number' };
const match: EditableColumn = {
  id: 'match',
  label: 'Match mode',
  width: 120,
  kind: 'select',
  options: [
    { value: 'phrase', label: '短语' },
    { value: 'exact', label: 'Exact' },
  ],
};

describe('parseCellText', () => {
  it.each([
    ['1250', 1250],
    ['1,250.5', 1250.5],
    ['１２.５', 12.5],
    ['-.5', -0.5],
    [' 0 ', 0],
    ['', null],
  ])('reads the number %j', (typed, value) => {
    expect(parseCellText(number, typed)).toEqual({ value, error: null });
  });

  it.each(['abc', '1,25', '1e5', '-', '.', '12 yuan', '9'.repeat(400)])('rejects the number %j', (typed) => {
    expect(parseCellText(number, typed)).toEqual({ value: null, error: { code: 'number' } });
  });

  it('finds an option by value or by label', () => {
    expect(parseCellText(match, 'phrase').value).toBe('phrase');
    expect(parseCellText(match, ' 短语').value).toBe('phrase');
    expect(parseCellText(match, 'EXACT').value).toBe('exact');
    expect(parseCellText(match, 'broad')).toEqual({ value: null, error: { code: 'option_unknown' } });
    expect(parseCellText(match, '')).toEqual({ value: null, error: { code: 'option_unknown' } });
  });

  it('makes a text one line', () => {
    expect(parseCellText(text, ' 北海道 \r\n 滑雪 ').value).toBe('北海道 滑雪');
  });

  it('rejects any text of a readonly column', () => {
    expect(parseCellText({ ...text, isReadonly: true }, 'x').error).toEqual({ code: 'readonly' });
  });
});

describe('textOfValue', () => {
  it('is the label of an option, or the value if no option has it', () => {
    expect(textOfValue(match, 'phrase')).toBe('短语');
    expect(textOfValue(match, 'gone')).toBe('gone');
    expect(textOfValue(number, 1250.5)).toBe('1250.5');
    expect(textOfValue(number, null)).toBe('');
  });
});

it('treats an empty text and null as the same', () => {
  expect(isSameValue('', null)).toBe(true);
  expect(isSameValue(0, null)).toBe(false);
  expect(isSameValue('1', 1)).toBe(false);
});
