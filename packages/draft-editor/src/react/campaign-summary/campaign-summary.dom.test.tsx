import { languages } from '@meridian/i18n/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { checkRow, exampleDraft, findRow, type Row } from '../../core';
import { campaignSentences } from './campaign-sentences';
import { CampaignSummary } from './campaign-summary';

const draft = exampleDraft();
const example = findRow(draft, 'campaign', 'campaign-1') as Row<'campaign'>;
const inEnglish = (changes: Partial<Row<'campaign'>>) =>
  campaignSentences({ ...example, ...changes }, { language: 'en', businessName: 'ski tours' }).join(' ');

describe('the sentences of a campaign', () => {
  it('say what is chosen', () => {
    expect(inEnglish({ regions: [{ regionId: 31, factor: 1 }] })).toBe(
      'Shown on mobile devices in Shanghai. Promotes ski tours. In 75 of 168 hours a week. ' +
        'Clicks lead to a page. It costs ¥200.00 a day at most. A click costs ¥2.80 at most.',
    );
  });

  it.each([
    [{ scheduleType: 1 }, 'At all hours.'],
    [{ isBrandOnly: true }, 'Only for keywords of the brand.'],
    [{ budgetType: 1 }, 'The daily cost is not limited.'],
    [{ bidMode: 'maximumClicks' }, 'as many clicks as the budget allows'],
    [{ marketingTarget: 'shop' }, 'Clicks lead to a shop page.'],
    [{ device: 3, regions: [] }, 'Shown on all devices.'],
  ] as const)('%j: %s', (changes, text) => {
    expect(inEnglish(changes as Partial<Row<'campaign'>>)).toContain(text);
  });

  it('leave out amounts that are not entered', () => {
    expect(inEnglish({ budget: null, bid: null })).not.toContain('¥');
  });

  it.each(languages)('have a text for everything in %s', (language) => {
    for (const sentence of campaignSentences(example, { language }))
      expect(sentence).not.toMatch(/undefined|NaN/);
  });
});

it('lists sections with their first error, and leads to them', async () => {
  const onShowSection = vi.fn();
  const campaign = { ...example, budget: 10 };
  const issues = checkRow(draft, 'campaign', campaign);
  render(<CampaignSummary {...{ campaign, issues, onShowSection }} language="en" />);
  const delivery = screen.getByRole('button', { name: /^Delivery/ });
  expect(delivery.textContent).toContain('1 error');
  expect(screen.getByRole('button', { name: /^Where/ }).textContent).toContain('no errors');
  await userEvent.click(delivery);
  expect(onShowSection).toHaveBeenCalledWith('delivery');
});
