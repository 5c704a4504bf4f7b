import { endpoints, type EndpointId } from '@meridian/api-client/contract';
import { formatList } from '@meridian/i18n/core';
import type { FastifyInstance } from 'fastify';
import { housekeepingQueue } from './housekeeping';
import type { ModuleDependencies } from './kits/app-dependencies';
import type { Module } from './kits/define-module';
import { templatesRoute } from './kits/workbooks/templates-route';
import { modules } from './modules';
import type { ReportImportDependencies } from './modules/report-import';
import type { Database } from './platform/db';
import type { Jobs, Queue } from './platform/jobs';
import { SetupError } from './platform/lib/setup-error';
import type { ReportCopiesDependency } from './report-engine';

type Dependencies = ModuleDependencies &
  ReportCopiesDependency &
  Pick<ReportImportDependencies, 'parseReport'>;

/** All modules, as the type that the server uses. */
const all: readonly Module<Dependencies>[] = modules;

/** All queues of the server. */
export const queues: readonly Queue[] = [
  ...all.flatMap(({ jobs = [] }) => jobs.map(({ queue }) => queue)),
  housekeepingQueue,
];

/** Registers the routes and jobs of all modules. Errors: `SetupError`, which names the module. */
export async function registerModules(
  app: FastifyInstance,
  { jobsDb, ...deps }: Dependencies & { jobsDb: Database; jobs: Pick<Jobs, 'work' | 'repeat'> },
): Promise<void> {
  for (const module of all) {
    try {
      await registerRoutes(app, module, deps);
      for (const job of module.jobs ?? [])
        job.register(deps.jobs, { ...deps, db: jobsDb, reportsDb: jobsDb });
    } catch (error) {
      throw startError(module.name, error);
    }
  }
  templatesRoute(
    app,
    all.flatMap(({ templates = [] }) => templates),
  );
}

function startError(module: string, cause: unknown): SetupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SetupError(
    `Couldn’t start the module ${module}: ${reason.replace(/\.$/, '')}. This is a bug in Meridian. To see where it happened, set MERIDIAN_LOG_LEVEL=debug.`,
    { cause },
  );
}

/**
 * Registers the routes of a module. Errors: for an endpoint without a route, or a route that the module does not
 * declare.
 */
export async function registerRoutes<D>(
  app: FastifyInstance,
  { audits, routes }: Pick<Module<D>, 'audits' | 'routes'>,
  deps: D,
): Promise<void> {
  // parse boundary: Object.keys loses the type of the keys
  const ids = Object.keys(audits) as EndpointId[];
  const declared = new Map(ids.flatMap((id) => (audits[id] ? [[endpoints[id], audits[id]]] : [])));
  await app.register(async (scope) => {
    // makes the plugin asynchronous, so that errors in `routes` reject the start instead of ending the process
    await scope.after();
    scope.decorate('audits', declared);
    routes(scope, deps);
  });
  const missing = ids.filter((id) => !app.declaredRoutes.some(({ endpoint }) => endpoint === endpoints[id]));
  if (missing.length > 0)
    throw new Error(`Endpoints without a route: ${formatList(missing, 'en', 'values')}.`);
}
