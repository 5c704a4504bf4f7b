import { homeSummaryOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api';

/** Whether only followed accounts are asked for, and none is; known once the strip's figures are. */
export function useIsNoneFollowed(followedOnly: boolean): boolean {
  const { data } = useQuery({ ...homeSummaryOptions(useApi(), { followedOnly }), enabled: followedOnly });
  return followedOnly && data?.list.length === 0;
}
