import { expect, it } from 'vitest';
import { mailContent } from './mail-content';

const texts = {
  title: '预警 <b>',
  paragraphs: ['正文。', '文件见附件。'],
  action: { label: '在经纬中打开', url: 'https://ads.example.com/alert?a=1&b=2' },
  reason: '您设置了邮件预警。',
  unsubscribeUrl: 'https://ads.example.com/stop',
};

it('writes paragraphs and links on lines of their own, without spaces between Chinese sentences', () => {
  expect(mailContent('cn', texts).text).toBe(
    [
      '正文。',
      '文件见附件。',
      '在经纬中打开\nhttps://ads.example.com/alert?a=1&b=2',
      '您设置了邮件预警。\n停止接收此类邮件\nhttps://ads.example.com/stop\n',
    ].join('\n\n'),
  );
});

it('writes HTML in the language of the user, with escaped names and without anything that is loaded', () => {
  const { html } = mailContent('tw', { ...texts, unsubscribeUrl: null });
  expect(html).toContain('<html lang="zh-Hant">');
  expect(html).toContain('<title>预警 &lt;b&gt;</title>');
  expect(html).toContain('<p>正文。</p><p>文件见附件。</p>');
  expect(html).toContain('<a href="https://ads.example.com/alert?a=1&amp;b=2">');
  expect(html).not.toMatch(/src=|url\(|<link/);
});
