import type { Finding, RowRule } from '../rule';

/** Requires a page for each device of the campaign; an app has its store instead. */
export const finalUrlRequired: RowRule<'unit'> = {
  id: 'final-url-required',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['pc_url_required', 'mobile_url_required', 'app_required'],
  check: ({ pcFinalUrl, mobileFinalUrl, iosUrl, androidApp }, { campaign }) => {
    if (campaign === undefined) return [];
    if (campaign.marketingTarget === 'app')
      return iosUrl === '' && androidApp === '' ? [{ field: 'iosUrl', code: 'app_required' }] : [];
    const findings: Finding[] = [];
    if (campaign.device !== 2 && pcFinalUrl === '')
      findings.push({ field: 'pcFinalUrl', code: 'pc_url_required' });
    if (campaign.device !== 1 && mobileFinalUrl === '')
      findings.push({ field: 'mobileFinalUrl', code: 'mobile_url_required' });
    return findings;
  },
};
