import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { useListText } from '../../../../lib/language/use-list-text';
import { useUploadTexts } from '../../upload/use-upload-texts';

export interface OtherContentsProps {
  draftId: string;
  kind: 'campaign' | 'unit';
  id: string;
}

const kinds = ['unit', 'keyword', 'creative'] as const;

/** Contents of a removed campaign or unit that are in the account but not in the draft. */
export function OtherContents({ draftId, kind, id }: OtherContentsProps) {
  const { t } = useTranslation('adDrafts');
  const listText = useListText();
  const { counted } = useUploadTexts();
  const body = { id: draftId, kind, ids: [id] };
  const { data, isPending } = useQuery({
    ...endpointOptions(useApi(), endpoints.draftAccountContents, { body }),
    // other users change the account
    gcTime: 0,
    retry: false,
  });
  const counts = data?.counts;
  const list = listText(
    kinds.flatMap((each) => (counts && counts[each] > 0 ? [counted(each, counts[each])] : [])),
  );
  const text = () => {
    if (isPending) return t('removing.elsewhereLoading');
    if (!counts) return t('removing.elsewhereUnknown');
    return list === '' ? null : (
      <strong className="font-medium">{t('removing.elsewhere', { counts: list })}</strong>
    );
  };
  return (
    <span role="status" className="mt-2 block empty:hidden">
      {text()}
    </span>
  );
}
