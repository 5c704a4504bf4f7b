import { endpoints, type EndpointId } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import type { AuditDeclaration } from '../platform/audit';
import { defineRecurringJob } from '../platform/jobs';
import { defineModule } from './define-module';
import { listModules } from './list-modules';

const { auditList, ...others } = Object.fromEntries(
  Object.keys(endpoints).map((id) => [id, 'read']),
  // asserted: the names of the contract
) as Record<EndpointId, AuditDeclaration>;
const name = 'topic';
const routes = () => undefined;
const job = <const Name extends string>(queue: Name) =>
  defineRecurringJob({ queue, every: 60, run: () => undefined });

const most = defineModule({ name, routes, audits: others, jobs: [job('one')] });
const rest = defineModule({ name, routes, audits: { auditList }, jobs: [job('other')] });

it('a list of modules compiles only if each endpoint and each queue is in exactly one of them', () => {
  expect(listModules([most, rest])).toHaveLength(2);

  // @ts-expect-error the endpoint auditList is in no module
  listModules([most]);
  // @ts-expect-error the endpoint auditList is in two modules
  listModules([most, rest, defineModule({ name, routes, audits: { auditList } })]);
  // @ts-expect-error the queue is in two modules
  listModules([most, rest, defineModule({ name, routes, audits: {}, jobs: [job('one')] })]);
  // @ts-expect-error the queue is twice in one module
  listModules([most, rest, defineModule({ name, routes, audits: {}, jobs: [job('new'), job('new')] })]);
});
