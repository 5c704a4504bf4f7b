import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { itemFailure, presentFailure, requestFailure, uploadFailureOf } from './failures';
import { ProviderError, providerErrorCodes } from '.';

const reasonOf = (code: string, { field = '', action = 'create' as const } = {}) =>
  itemFailure({ code, message: '', ...(field !== '' && { field }) }, action).reason;

describe('the failure of an item', () => {
  it.each([
    ['901101', 'length'],
    ['901111', 'budget'],
    ['901113', 'bid'],
    ['901181', 'duplicate'],
    ['901201', 'length'],
    ['901211', 'bid'],
    ['901301', 'length'],
    ['901311', 'bid'],
    ['901403', 'length'],
    ['901601', 'forbidden_word'],
    ['901001', 'missing_parent'],
    ['925104', 'picture'],
    ['901999', 'unknown'],
  ])('with the code %s has the reason %s', (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it.each([
    ['budget', 'budget'],
    ['mobileFinalUrl', 'url'],
    ['regions', 'region'],
    ['schedule', 'schedule'],
    ['monitorSuffix', 'field'],
  ])('with an unknown code of the field %s has the reason %s', (field, reason) => {
    expect(reasonOf('901999', { field })).toBe(reason);
  });

  it('blames the parent if the provider reports a missing item for a new one', () => {
    expect(reasonOf('901002')).toBe('missing_parent');
    expect(itemFailure({ code: '901002', message: '' }, 'update').reason).toBe('missing');
  });

  it('includes the provider’s code and message', () => {
    const failed = { code: '901601', field: 'title', content: '禁投', message: '包含禁止投放的内容' };
    const shown = presentFailure(itemFailure(failed, 'create'), 'en');
    expect(shown).toMatchObject({
      code: '901601',
      field: 'title',
      content: '禁投',
      providerMessage: '包含禁止投放的内容',
      canRetry: false,
    });
    expect(shown.message).toContain('doesn’t allow a word');
  });
});

describe('the failure of a request', () => {
  it.each(languages)('has a text for every code: %s', (language) => {
    const messages = providerErrorCodes.map(
      (code) => presentFailure(requestFailure(new ProviderError(code)), language).message,
    );
    expect(messages.filter((message) => message.trim() === '')).toEqual([]);
  });

  it('reports that the account has no access to the service', () => {
    const error = new ProviderError('forbidden', { providerCode: '403' });
    expect(requestFailure(error)).toMatchObject({ reason: 'no_access', code: '403', canRetry: true });
    expect(requestFailure(new ProviderError('forbidden', { providerCode: '8207' })).reason).toBe(
      'wrong_account',
    );
  });

  it('can be retried unless the item has to change', () => {
    expect([uploadFailureOf('quota').canRetry, uploadFailureOf('bid').canRetry]).toEqual([true, false]);
  });
});
