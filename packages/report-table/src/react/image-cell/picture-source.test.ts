import { describe, expect, it } from 'vitest';
import { isPictureSource } from './picture-source';

describe('isPictureSource', () => {
  it.each([
    'https://example.com/a.png',
    'HTTP://example.com/a.png',
    '//example.com/a.png',
    '/pictures/a.png',
    'a.png',
    'a.png?time=12:30',
    './a:b.png',
    'blob:https://example.com/0b6f',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml,%3Csvg/%3E',
    ' \n https://example.com/a.png',
  ])('accepts %s', (source) => {
    expect(isPictureSource(source)).toBe(true);
  });

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    ' \u0001JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:,x',
    'DATA:TEXT/HTML,x',
    'vbscript:x',
    'file:///etc/passwd',
    'filesystem:https://example.com/x',
    'ftp://example.com/a.png',
    'about:blank',
    'view-source:https://example.com',
    'c:\\pictures\\a.png',
  ])('rejects %j', (source) => {
    expect(isPictureSource(source)).toBe(false);
  });
});
