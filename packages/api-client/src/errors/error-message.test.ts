import { translate } from '@meridian/i18n/texts';
import { describe, expect, it } from 'vitest';
import { errorMessage, type FindErrorText } from './error-message';
import {
  ApiError,
  ContractError,
  isApiError,
  isContractError,
  isNetworkError,
  isApiResponseError,
  isTimeoutError,
  NetworkError,
  ApiResponseError,
  TimeoutError,
} from './errors';

const refused = (code: number, message = '') => new ApiResponseError({ code, message, status: 200 });
const texts: FindErrorText = (key) =>
  ({
    910006: translate('cn', 'errors', '910006'),
    network: translate('cn', 'errors', 'network'),
    timeout: translate('cn', 'errors', 'timeout'),
    contract: translate('cn', 'errors', 'contract'),
    unknown: translate('cn', 'errors', 'unknown'),
  })[key];
const noTexts: FindErrorText = () => undefined;

describe('errorMessage', () => {
  it.each([
    ['the text of the code', refused(910006, 'captcha wrong'), '验证码错误'],
    [
      'the server’s words that say more than the code',
      new ApiResponseError({ code: 910006, message: '请输入 6 位验证码', isSpecific: true, status: 200 }),
      '请输入 6 位验证码',
    ],
    [
      'the text of the code when the server has no words',
      new ApiResponseError({ code: 910006, message: '', isSpecific: true, status: 200 }),
      '验证码错误',
    ],
    ['the server’s words for a code without a text', refused(777, '账户 ID 重复'), '账户 ID 重复'],
    ['the general text when there are no words at all', refused(777), '出错了'],
    ['the text of a broken connection', new NetworkError(''), '无法连接服务器，请检查网络连接后重试'],
    ['the text of a time limit', new TimeoutError(''), '服务器响应超时，请重试'],
    ['the text of a broken promise', new ContractError(''), '服务器返回数据异常，请刷新页面后重试'],
    ['the general text for anything else', new Error('secret detail'), '出错了'],
    ['the general text for what is no error', 'thrown text', '出错了'],
  ])('shows %s', (_, error, message) => {
    expect(errorMessage(error, texts)).toBe(message);
  });

  it('says Error if even the texts are missing', () => {
    expect(errorMessage(refused(500), noTexts)).toBe('Error');
    expect(errorMessage(new NetworkError('x'), noTexts)).toBe('Error');
    expect(errorMessage(refused(500, 'down for repair'), noTexts)).toBe('down for repair');
  });
});

describe('guards', () => {
  it('distinguish the errors', () => {
    const guards = [isApiResponseError, isNetworkError, isTimeoutError, isContractError];
    const errors = [refused(403), new NetworkError(''), new TimeoutError(''), new ContractError('')];
    errors.forEach((error, index) => {
      expect(guards.map((guard) => guard(error))).toEqual(guards.map((_, other) => other === index));
      expect(isApiError(error)).toBe(true);
      expect(error).toBeInstanceOf(ApiError);
    });
    expect(isApiError(new Error('x'))).toBe(false);
  });

  it('identify an error by the name of its code', () => {
    expect(isApiResponseError(refused(409), 'conflict')).toBe(true);
    expect(isApiResponseError(refused(409), 'not_found')).toBe(false);
    expect(refused(910003).errorName).toBe('account_frozen');
    expect(refused(777).errorName).toBeUndefined();
  });
});
