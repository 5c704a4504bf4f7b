import { expect, it } from 'vitest';
import { isSessionExpiredError, isUnreachableError } from './error-causes';
import { ApiResponseError, NetworkError, TimeoutError } from './errors';

it.each([
  [new NetworkError('x'), true],
  [new TimeoutError('x'), true],
  [new ApiResponseError({ code: 503, status: 503, message: '' }), true],
  [new ApiResponseError({ code: 502, status: 502, message: '' }), true],
  [new ApiResponseError({ code: 500, status: 500, message: '' }), false],
  [new ApiResponseError({ code: 507, status: 503, message: '' }), false],
  [new ApiResponseError({ code: 401, status: 200, message: '' }), false],
  [new TypeError('x'), false],
])('%s means that the server is unreachable: %s', (error, expected) => {
  expect(isUnreachableError(error)).toBe(expected);
});

it.each([
  [new ApiResponseError({ code: 401, status: 200, message: '' }), true],
  [new ApiResponseError({ code: 500, status: 401, message: '' }), true],
  [new ApiResponseError({ code: 403, status: 403, message: '' }), false],
  [new NetworkError('x'), false],
])('%s means that the session has expired: %s', (error, expected) => {
  expect(isSessionExpiredError(error)).toBe(expected);
});
