import { expect, test } from 'vitest';
import { queueNames, queues } from './queues';

test('every queue is created at the start', () => {
  expect([...queueNames].sort()).toEqual(Object.keys(queues).sort());
});
