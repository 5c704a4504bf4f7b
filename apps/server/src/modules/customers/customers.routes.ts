import {
  channels,
  companySorts,
  customerSorts,
  endpoints,
  providerAccountSorts,
  type Company,
  type Customer,
} from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { UploadedWorkbooks } from '../../kits/workbooks/tables/uploaded-workbooks';
import { route } from '../../platform/http/endpoint-route';
import { readableChannels } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { readPage } from '../../platform/lib/paging';
import { createAccountsRepository, createHomeService } from '../accounts';
import { auditedCompanies, auditedCustomers } from './audited-records';
import { createCompaniesRepository, type CompanyValues } from './companies.repository';
import { createCustomersRepository, type CustomerValues } from './customers.repository';
import { createProviderAccountsRepository } from './provider-accounts.repository';
import { createProviderAccountsService } from './provider-accounts.service';
import { requireCustomer } from './record-references.repository';
import { createRecordsService } from './records.service';
import { sheetsRoutes } from './sheets/sheets.routes';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'> & { workbooks: UploadedWorkbooks };

/** Routes for customers, their companies, and the companies' provider accounts. */
export function customersRoutes(app: FastifyInstance, deps: Dependencies): void {
  routesOfCustomers(app, deps);
  routesOfCompanies(app, deps);
  routesOfAccounts(app, deps);
  sheetsRoutes(app, deps);
}

function routesOfCustomers(app: FastifyInstance, { db, clock }: Dependencies): void {
  const repository = createCustomersRepository(db);
  const service = createRecordsService<string, Customer, CustomerValues>({
    db,
    clock,
    repositoryOf: createCustomersRepository,
    audited: auditedCustomers,
    repeated: 'duplicate',
  });
  route(app, endpoints.customerList, ({ body: { page: requested, query } }) =>
    readPage(requested, customerSorts, (page) => repository.list({ state: 'active', ...query, ...page })),
  );
  route(app, endpoints.customerDetail, async ({ body }) => ({ data: await service.detail(body.id) }));
  route(app, endpoints.customerSave, async ({ body: { version, ...values }, request: { caller } }) => ({
    data:
      version === undefined
        ? await service.add(values, values.id, caller.userId)
        : await service.update({ id: values.id, version }, values, caller.userId),
  }));
  route(app, endpoints.customerArchive, async ({ body, request: { caller } }) => ({
    data: await service.archive(body, caller.userId),
  }));
  route(app, endpoints.customerDelete, async ({ body }) => {
    await service.remove(body);
    return { data: null };
  });
}

function routesOfCompanies(app: FastifyInstance, { db, clock }: Dependencies): void {
  const repository = createCompaniesRepository(db);
  const service = createRecordsService<string, Company, CompanyValues>({
    db,
    clock,
    repositoryOf: createCompaniesRepository,
    audited: auditedCompanies,
    repeated: 'duplicate',
    check: requireCustomer,
  });
  route(app, endpoints.companyList, ({ body: { page: requested, query } }) =>
    readPage(requested, companySorts, (page) => repository.list({ state: 'active', ...query, ...page })),
  );
  route(app, endpoints.companyDetail, async ({ body }) => ({ data: await service.detail(body.id) }));
  route(app, endpoints.companySave, async ({ body: { version, ...values }, request: { caller } }) => ({
    data:
      version === undefined
        ? await service.add(values, values.id, caller.userId)
        : await service.update({ id: values.id, version }, values, caller.userId),
  }));
  route(app, endpoints.companyArchive, async ({ body, request: { caller } }) => ({
    data: await service.archive(body, caller.userId),
  }));
  route(app, endpoints.companyDelete, async ({ body }) => {
    await service.remove(body);
    return { data: null };
  });
}

function routesOfAccounts(app: FastifyInstance, { db, clock }: Dependencies): void {
  const repository = createProviderAccountsRepository(db);
  const service = createProviderAccountsService({ db, clock });
  route(app, endpoints.providerAccountList, ({ body: { page: requested, query } }) => {
    const { withoutCompany = false, ...rest } = query ?? {};
    return readPage(requested, providerAccountSorts, (page) =>
      repository.list({ state: 'active', ...rest, withoutCompany, ...page }),
    );
  });
  const home = createHomeService({ accounts: createAccountsRepository(db), clock });
  route(app, endpoints.providerAccountDetail, async ({ body, request: { caller } }) => {
    const detail = await service.detail(body.id);
    // with the cost of only some channels, the balance would seem to last longer
    const maySee = readableChannels(caller).length === channels.length;
    const { list } = await home.list({
      userId: caller.userId,
      accountIds: maySee ? [body.id] : [],
      channels,
      followedOnly: false,
      page: { size: 1, offset: 0, sort: undefined },
    });
    return { data: { ...detail, budgetDays: list[0]?.budgetDays ?? null } };
  });
  route(app, endpoints.providerAccountSave, async ({ body, request: { caller } }) => {
    const { id, version, ...values } = body;
    if (id === undefined) return { data: await service.add(values, undefined, caller.userId) };
    if (version === undefined) throw invalidField('version', 'required');
    return { data: await service.update({ id, version }, values, caller.userId) };
  });
  route(app, endpoints.providerAccountBalance, async ({ body, request: { caller } }) => ({
    data: await service.setBalance(body, caller.userId),
  }));
  route(app, endpoints.providerAccountArchive, async ({ body, request: { caller } }) => ({
    data: await service.archive(body, caller.userId),
  }));
  route(app, endpoints.providerAccountDelete, async ({ body }) => {
    await service.remove(body);
    return { data: null };
  });
}
