import { homeSummaryOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';

/** Whether the view is limited to followed accounts and there are none; known once the summary is loaded. */
export function useIsNoneFollowed(followedOnly: boolean): boolean {
  const { data } = useQuery({ ...homeSummaryOptions(useApi(), { followedOnly }), enabled: followedOnly });
  return followedOnly && data?.list.length === 0;
}
