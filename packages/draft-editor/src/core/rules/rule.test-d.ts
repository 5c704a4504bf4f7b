import { test } from 'vitest';
import { rowRule, type RuleExamples } from './rule';

const rule = { id: 'no-full-stop', appliesTo: 'creative', severity: 'warning' } as const;
const text = { en: 'Remove the full stop.', cn: '请删除句号', tw: '請刪除句號' };
const examples = (): RuleExamples => [{ fails: { title: 'x.' }, passes: { title: 'x' } }];
const message = { code: 'full_stop', text, examples } as const;
const check = () => [];

test('a rule has a title and a message in every language, and an example of each finding', () => {
  rowRule({ ...rule, title: text, messages: [message], check });
  // @ts-expect-error without a title
  rowRule({ ...rule, messages: [message], check });
  // @ts-expect-error a title without Traditional Chinese
  rowRule({ ...rule, title: { en: text.en, cn: text.cn }, messages: [message], check });
  // @ts-expect-error a message without English
  rowRule({ ...rule, title: text, messages: [{ ...message, text: { cn: text.cn, tw: text.tw } }], check });
  // @ts-expect-error a message without examples
  rowRule({ ...rule, title: text, messages: [{ code: 'full_stop', text }], check });
  // @ts-expect-error a message with no example
  rowRule({ ...rule, title: text, messages: [{ ...message, examples: () => [] }], check });
});

test('a rule finds only codes that have a message', () => {
  rowRule({ ...rule, title: text, messages: [message], check: () => [{ code: 'full_stop' }] });
  // @ts-expect-error the code has no message
  rowRule({ ...rule, title: text, messages: [message], check: () => [{ code: 'comma' }] });
});
