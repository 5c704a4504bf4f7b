import { appStoreIdOf, channelIdOf } from '../../urls/app-ids';
import { nothing, type RowRule } from '../rule';

/** The provider identifies apps by number: a unit that promotes an app needs one of the numbers. */
export const appKnown: RowRule<'unit'> = {
  id: 'app-known',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['app_unknown'],
  check: ({ iosUrl, androidApp }, { campaign }) => {
    const isMissing = iosUrl === '' && androidApp === '';
    if (campaign?.marketingTarget !== 'app' || isMissing) return nothing;
    if (appStoreIdOf(iosUrl) !== undefined || channelIdOf(androidApp) !== undefined) return nothing;
    return [{ field: iosUrl === '' ? 'androidApp' : 'iosUrl', code: 'app_unknown' }];
  },
};
