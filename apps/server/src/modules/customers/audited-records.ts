import type { Company, Customer, ProviderAccount } from '@meridian/api-client/contract';
import type { AuditedRecords } from './records.service';

export const auditedCustomers: AuditedRecords<Customer> = {
  kind: 'customer',
  describe: ({ name, contactName, phone, email, note }) => ({
    name,
    values: { name, contactName, phone, email, note },
  }),
};

export const auditedCompanies: AuditedRecords<Company> = {
  kind: 'company',
  describe: ({ name, customerName: customer, registrationNo, note }) => ({
    name,
    values: { name, customer, registrationNo, note },
  }),
};

export const auditedAccounts: AuditedRecords<ProviderAccount> = {
  kind: 'account',
  describe: ({ accountId, accountNo, accountName, companyName, currency, timeZone, channels, note }) => ({
    name: accountName,
    accountIds: [accountId],
    values: { accountNo, accountName, company: companyName, currency, timeZone, channels, note },
  }),
};
