import { endpoints, type Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { CampaignPicker } from './campaign-picker';
import { DraftForm } from './draft-form';
import type { DraftFormValues } from './draft-form-schema';
import { FetchProgress } from './fetch-progress';

export interface AccountDraftFormProps {
  /** The initially selected account. */
  accountId: number | undefined;
  accounts: readonly Account[];
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Creates a draft with the content of its account, and shows the progress. */
export function AccountDraftForm({ accountId, accounts, onCreated, onCancel }: AccountDraftFormProps) {
  const { t } = useTranslation('adDrafts');
  const api = useApi();
  /** Id of the draft: a repeated request starts nothing twice. */
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isStarted, setStarted] = useState(false);
  /** What was last sent: the form shows it again after an error or a cancellation. */
  const [sent, setSent] = useState({ name: '', accountId });
  /** Selected campaigns of an account; null: all. */
  const [selection, setSelection] = useState<{ of: number; ids: readonly string[] | null }>();
  const idsOf = (account: number) => (selection?.of === account ? selection.ids : null);
  const start = async ({ name, account }: DraftFormValues) => {
    const campaignIds = idsOf(Number(account));
    if (campaignIds?.length === 0) return;
    await api.call(endpoints.draftAccountFetch, {
      body: {
        accountId: Number(account),
        draftId: id,
        draftName: name,
        campaignIds: campaignIds === null ? null : [...campaignIds],
      },
      withoutAccount: true,
    });
    setSent({ name, accountId: Number(account) });
    setStarted(true);
  };
  if (isStarted)
    return (
      <FetchProgress
        draftId={id}
        onDone={() => onCreated(id)}
        onBack={() => {
          setId(crypto.randomUUID());
          setStarted(false);
        }}
      />
    );
  return (
    <DraftForm
      initialName={sent.name}
      accountId={sent.accountId}
      accounts={accounts}
      submitLabel={t('fetch.submit')}
      fieldsOf={(selected) =>
        selected !== undefined && (
          <CampaignPicker
            key={selected}
            accountId={selected}
            value={idsOf(selected)}
            onValueChange={(ids) => setSelection({ of: selected, ids })}
          />
        )
      }
      onSubmit={start}
      onCancel={onCancel}
    />
  );
}
