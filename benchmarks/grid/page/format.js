/** The text of a cell. Formatted by hand, so that no contender is charged for `Intl`. */
export function formatCell(type, value) {
  return value === null || value === undefined || Number.isNaN(value) ? '--' : formats[type](value);
}

const formats = {
  text: (value) => value,
  int: (value) => (value < 0 ? '-' : '') + group(String(Math.abs(Math.round(value)))),
  money: (value) => '¥' + twoDecimals(value),
  pct: (value) => (value * 100).toFixed(2) + '%',
  num: (value) => twoDecimals(value),
};

/** The text of the summary row in a column: its texts are already formatted, its numbers are not. */
export function formatTotal({ key, type }, summary) {
  return type === 'text' ? summary[key] : formatCell(type, summary[key]);
}

/** Ascending; missing values first. */
export function compareValues(a, b) {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : -1;
  if (b === null || b === undefined) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function twoDecimals(value) {
  const text = Math.abs(value).toFixed(2);
  const point = text.length - 3;
  return (value < 0 ? '-' : '') + group(text.slice(0, point)) + text.slice(point);
}

/** Thousands separators for a text of digits. */
function group(digits) {
  if (digits.length <= 3) return digits;
  let end = digits.length % 3 || 3;
  let text = digits.slice(0, end);
  for (; end < digits.length; end += 3) text += ',' + digits.slice(end, end + 3);
  return text;
}
