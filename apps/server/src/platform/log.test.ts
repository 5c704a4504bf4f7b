import { describe, expect, test } from 'vitest';
import { describeError } from './log';

describe('describeError', () => {
  test('leaves out the parameters of a failed query and the row that the database quotes', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(secret)' });
    const error = new Error('Failed query: insert into users\nparams: secret,other', { cause });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain('secret');
    expect(described).toMatchObject({
      message: 'Failed query: insert into users',
      cause: { message: 'duplicate key', code: '23505' },
    });
    expect(described.stack).toContain('log.test.ts');
  });

  test('describes a thrown value that is no error', () => {
    expect(describeError('no')).toEqual({ type: 'string', message: 'no' });
  });
});
