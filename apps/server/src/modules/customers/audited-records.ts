import type { Company, Customer, ProviderAccount } from '@meridian/api-client/contract';
import type { AuditedRecords } from './records.service';

export const auditedCustomers: AuditedRecords<
  Pick<Customer, 'name' | 'contactName' | 'phone' | 'email' | 'note'>
> = {
  kind: 'customer',
  describe: ({ name, contactName, phone, email, note }) => ({
    name,
    values: { name, contactName, phone, email, note },
  }),
};

export const auditedCompanies: AuditedRecords<
  Pick<Company, 'name' | 'customerName' | 'registrationNo' | 'note'>
> = {
  kind: 'company',
  describe: ({ name, customerName: customer, registrationNo, note }) => ({
    name,
    values: { name, customer, registrationNo, note },
  }),
};

type AuditedAccount = Pick<
  ProviderAccount,
  | 'accountId'
  | 'accountNo'
  | 'accountName'
  | 'companyName'
  | 'provider'
  | 'currency'
  | 'timeZone'
  | 'channels'
  | 'note'
>;

export const auditedAccounts: AuditedRecords<AuditedAccount> = {
  kind: 'account',
  describe: ({
    accountId,
    accountNo,
    accountName,
    companyName,
    provider,
    currency,
    timeZone,
    channels,
    note,
  }) => ({
    name: accountName,
    accountIds: [accountId],
    values: { accountNo, accountName, company: companyName, provider, currency, timeZone, channels, note },
  }),
};
