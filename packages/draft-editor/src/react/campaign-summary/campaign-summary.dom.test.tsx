import { languages } from '@meridian/i18n/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { checkRow, exampleDraft, exampleLimits, findRow, type Row } from '../../core';
import { exampleResults } from '../../testing/example-results';
import { campaignSentences } from './campaign-sentences';
import { CampaignSummary } from './campaign-summary';
import type { RecentResultsSource } from './expected-day';

const draft = exampleDraft();
const example = findRow(draft, 'campaign', 'campaign-1') as Row<'campaign'>;
const inEnglish = (changes: Partial<Row<'campaign'>>) =>
  campaignSentences({ ...example, ...changes }, { language: 'en', businessName: 'ski tours' }).join(' ');

describe('the sentences of a campaign', () => {
  it('describe the choices', () => {
    expect(inEnglish({ regions: [{ regionId: 31, factor: 1 }] })).toBe(
      'Runs on mobile devices in Shanghai. Promotes ski tours. Runs 75 of 168 hours per week. ' +
        'Clicks lead to a page. Costs up to ￥200.00 per day. Up to ￥2.80 per click.',
    );
  });

  it.each([
    [{ scheduleType: 1 }, 'At all hours.'],
    [{ isBrandOnly: true }, 'Brand keywords only.'],
    [{ budgetType: 1 }, 'No daily budget limit.'],
    [{ bidMode: 'maximumClicks' }, 'as many clicks as the budget allows'],
    [{ marketingTarget: 'shop' }, 'Clicks lead to a shop page.'],
    [{ device: 3, regions: [] }, 'Runs on all devices.'],
  ] as const)('%j: %s', (changes, text) => {
    expect(inEnglish(changes as Partial<Row<'campaign'>>)).toContain(text);
  });

  it('leave out amounts that are not entered', () => {
    expect(inEnglish({ budget: null, bid: null })).not.toContain('￥');
  });

  it.each(languages)('have a text for everything in %s', (language) => {
    for (const sentence of campaignSentences(example, { language }))
      expect(sentence).not.toMatch(/undefined|NaN/);
  });
});

it('lists sections with their first error, and links to them', async () => {
  const onShowSection = vi.fn();
  const campaign = { ...example, budget: 10 };
  const issues = checkRow(draft, 'campaign', campaign, { limits: exampleLimits });
  render(<CampaignSummary campaign={campaign} issues={issues} onShowSection={onShowSection} language="en" />);
  const delivery = screen.getByRole('button', { name: /^Delivery/ });
  expect(delivery.textContent).toContain('1 error');
  expect(screen.getByRole('button', { name: /^Where/ }).textContent).toContain('no errors');
  await userEvent.click(delivery);
  expect(onShowSection).toHaveBeenCalledWith('delivery');
});

it('calls sections neither right nor wrong until they are checked', () => {
  render(<CampaignSummary campaign={example} issues={undefined} onShowSection={() => {}} language="en" />);
  expect(screen.getByRole('button', { name: /^Where/ }).textContent).not.toContain('errors');
});

describe('the expected results per day', () => {
  const show = (source: RecentResultsSource, changes: Partial<Row<'campaign'>> = {}) => {
    const campaign = { ...example, scheduleType: 1 as const, regions: [], device: 3 as const, ...changes };
    render(
      <CampaignSummary
        campaign={campaign}
        recentResults={source}
        issues={[]}
        language="en"
        onShowSection={() => {}}
      />,
    );
  };
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('are shown as ranges, with the time when the budget runs out', () => {
    show({ results: exampleResults }, { budget: 50 });
    expect(values()).toEqual(['4,200 – 6,900', '180 – 300', '￥520 – ￥860']);
    screen.getByText(
      'From your own campaigns of the last 30 days. A budget of ￥50 would run out before 7:00.',
    );
  });

  it('name the days that have results, and no unknown hour', () => {
    show({ results: { ...exampleResults, dayCount: 9, hours: [] } }, { budget: 50 });
    screen.getByText(
      'From your own campaigns on 9 of the last 30 days. A budget of ￥50 wouldn’t last the whole day.',
    );
  });

  it('are empty if too few days have results', () => {
    show({ results: { ...exampleResults, dayCount: 3 } });
    screen.getByText(/^Not enough data: .* on 3 of the last 30 days\. You need at least 7 days\.$/);
    expect(screen.queryAllByRole('definition')).toEqual([]);
  });

  it('load, and load again after an error', async () => {
    show({ results: undefined });
    screen.getByText('Loading the results of your campaigns…');
    const onRetry = vi.fn();
    show({ results: undefined, loadError: 'Couldn’t load the results.', onRetry });
    screen.getByText('Couldn’t load the results.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
