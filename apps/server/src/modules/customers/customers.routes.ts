import {
  channels,
  companySorts,
  customerSorts,
  endpoints,
  providerAccountSorts,
  recordEndpoints,
  type Company,
  type Customer,
} from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { UploadedWorkbooks } from '../../kits/workbooks/tables/uploaded-workbooks';
import { route } from '../../platform/http/endpoint-route';
import { readableChannels } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { createAccountsRepository, createHomeService } from '../accounts';
import { auditedCompanies, auditedCustomers } from './audited-records';
import { createCompaniesRepository, type CompanyValues } from './companies.repository';
import { createCustomersRepository, type CustomerValues } from './customers.repository';
import { createProviderAccountsRepository } from './provider-accounts.repository';
import { createProviderAccountsService } from './provider-accounts.service';
import { requireCustomer } from './record-references.repository';
import { recordRoutes } from './record-routes';
import { createRecordsService } from './records.service';
import { sheetsRoutes } from './sheets/sheets.routes';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'> & { workbooks: UploadedWorkbooks };

/** Routes for customers, their companies, and the companies' provider accounts. */
export function customersRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock } = deps;
  const customers = createRecordsService<string, Customer, CustomerValues>({
    db,
    clock,
    repositoryOf: createCustomersRepository,
    audited: auditedCustomers,
    repeated: 'duplicate',
  });
  recordRoutes(app, {
    ...customers,
    endpoints: recordEndpoints.customer,
    sorts: customerSorts,
    list: (query, page) => createCustomersRepository(db).list({ state: 'active', ...query, ...page }),
    save: ({ version, ...values }, userId) => customers.save(values, { id: values.id, version }, userId),
  });
  const companies = createRecordsService<string, Company, CompanyValues>({
    db,
    clock,
    repositoryOf: createCompaniesRepository,
    audited: auditedCompanies,
    repeated: 'duplicate',
    check: requireCustomer,
  });
  recordRoutes(app, {
    ...companies,
    endpoints: recordEndpoints.company,
    sorts: companySorts,
    list: (query, page) => createCompaniesRepository(db).list({ state: 'active', ...query, ...page }),
    save: ({ version, ...values }, userId) => companies.save(values, { id: values.id, version }, userId),
  });
  routesOfAccounts(app, deps);
  sheetsRoutes(app, deps);
}

function routesOfAccounts(app: FastifyInstance, { db, clock }: Dependencies): void {
  const service = createProviderAccountsService({ db, clock });
  const home = createHomeService({ accounts: createAccountsRepository(db), clock });
  recordRoutes(app, {
    ...service,
    endpoints: recordEndpoints.account,
    sorts: providerAccountSorts,
    list: (query, page) => createProviderAccountsRepository(db).list({ state: 'active', ...query, ...page }),
    async detail(id, caller) {
      // with the cost of only some channels, the balance would seem to last longer
      const maySee = readableChannels(caller).length === channels.length;
      const { list } = await home.list({
        userId: caller.userId,
        accountIds: maySee ? [id] : [],
        channels,
        followedOnly: false,
        page: { size: 1, offset: 0, sort: undefined },
      });
      return { ...(await service.detail(id)), budgetDays: list[0]?.budgetDays ?? null };
    },
    save({ id, version, ...values }, userId) {
      if (id === undefined) return service.add(values, undefined, userId);
      if (version === undefined) throw invalidField('version', 'required');
      return service.update({ id, version }, values, userId);
    },
  });
  route(app, endpoints.providerAccountBalance, async ({ body, request: { caller } }) => ({
    data: await service.setBalance(body, caller.userId),
  }));
}
