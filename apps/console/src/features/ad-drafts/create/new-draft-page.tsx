import { endpoints, type Account } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { RadioGroup } from '@meridian/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { NoAccount } from '../../../lib/page/no-account';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { StoredDialogs } from '../lib/stored-dialogs';
import { AccountDraftForm } from './account-draft-form';
import { DraftForm } from './draft-form';
import type { DraftFormValues } from './draft-form-schema';

export interface NewDraftPageProps {
  userId: string;
  accounts: readonly Account[];
  /** The current account; undefined if all are current. */
  accountId: number | undefined;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Creates an empty draft, or one with the content of its account. */
export function NewDraftPage({ userId, accounts, accountId, onCreated, onCancel }: NewDraftPageProps) {
  const { t } = useTranslation('adDrafts');
  usePageTitle(t('form.newTitle'));
  const api = useApi();
  const queryClient = useQueryClient();
  // id of this form: a request that is repeated after a lost response creates no second draft
  const [id] = useState(() => crypto.randomUUID());
  const create = async ({ name, account }: DraftFormValues) => {
    await api.call(endpoints.draftSave, {
      body: { id, name, accountId: Number(account) },
      withoutAccount: true,
    });
    void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
    onCreated(id);
  };
  const [only, ...others] = accounts;
  const formAccountId = accountId ?? (others.length === 0 ? only?.accountId : undefined);
  const [content, setContent] = useState<'empty' | 'account'>('empty');
  return (
    <section className="flex flex-col gap-5 px-page py-5 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight">{t('form.newTitle')}</h1>
      {only ? (
        <StoredDialogs userId={userId} scope="new">
          <RadioGroup
            label={t('fetch.content')}
            options={[
              { value: 'empty', label: t('fetch.empty') },
              { value: 'account', label: t('fetch.account'), hint: t('fetch.accountHint') },
            ]}
            value={content}
            onValueChange={setContent}
          />
          {content === 'account' ? (
            <AccountDraftForm
              accountId={formAccountId}
              accounts={accounts}
              onCreated={onCreated}
              onCancel={onCancel}
            />
          ) : (
            <DraftForm
              initialName=""
              accountId={formAccountId}
              accounts={accounts}
              submitLabel={t('form.create')}
              onSubmit={create}
              onCancel={onCancel}
            />
          )}
        </StoredDialogs>
      ) : (
        <NoAccount />
      )}
    </section>
  );
}
