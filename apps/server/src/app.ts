import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { AppDependencies } from './kits/app-dependencies';
import { createCallersRepository } from './kits/identity/callers.repository';
import { createSessionsRepository } from './kits/identity/sessions.repository';
import { pictureHostsOf } from './kits/provider';
import { createUploadedWorkbooks } from './kits/workbooks/tables/uploaded-workbooks';
import type { ReportImportDependencies } from './modules/report-import';
import { accessControl } from './platform/http/access';
import { anonymousLimit } from './platform/http/anonymous-limit';
import { bodyTimeouts } from './platform/http/body-timeouts';
import { consoleFiles } from './platform/http/console-files';
import { errorHandler } from './platform/http/error-handler';
import { fairUse } from './platform/http/fair-use';
import { forwardedHeaders } from './platform/http/forwarded-headers';
import { health } from './platform/http/health';
import { jsonBodies, maxJsonBytes } from './platform/http/json-bodies';
import { requestLanguage } from './platform/http/language';
import { rejectMalformed, rejectMissingHost, rejectUnreadableUrl } from './platform/http/malformed-requests';
import { metricsPlugin } from './platform/http/metrics';
import { openApi } from './platform/http/open-api';
import { requestAudit } from './platform/http/request-audit';
import { requestLog } from './platform/http/request-log';
import { responseSize } from './platform/http/response-size';
import { routeAccess } from './platform/http/route-access';
import { securityHeadersPlugin } from './platform/http/security-headers';
import { unknownPaths } from './platform/http/unknown-paths';
import { unreadBodies } from './platform/http/unread-bodies';
import { validatorCompiler } from './platform/http/validation';
import type { Jobs } from './platform/jobs';
import { registerModules } from './register-modules';
import type { ReportCopiesDependency } from './report-engine';

/** Timeout for receiving a request, including an upload; `bodyTimeouts` ends slow ones earlier. */
const requestTimeoutMs = 60 * 60_000;
const headersTimeoutMs = 15_000;
/**
 * A connection without progress is closed after this time: its client has disconnected, or does not read its response.
 * Longer than the slowest query and the heartbeat of event streams.
 */
const idleTimeoutMs = 120_000;

export type ApplicationDependencies = AppDependencies &
  ReportCopiesDependency &
  Pick<ReportImportDependencies, 'parseReport'> & { jobs: Jobs };

/**
 * Builds the HTTP application: plugins, then modules. Registers job handlers. Does not listen.
 *
 * Errors: those of a plugin or module; what had started is closed first.
 */
export async function buildApp(deps: ApplicationDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    ...(deps.log ? { loggerInstance: deps.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: maxJsonBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // `rejectMissingHost` rejects a missing host, with the headers of every response
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    // a closing server finishes running requests; the readiness check rejects new ones
    return503OnClosing: false,
    frameworkErrors: rejectUnreadableUrl(deps.config),
    clientErrorHandler: rejectMalformed,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  try {
    await registerAll(app, deps);
  } catch (error) {
    await app.close().catch((reason: unknown) => app.log.error({ err: reason }, 'failed to stop a part'));
    throw error;
  }
  return app;
}

async function registerAll(app: FastifyInstance, deps: ApplicationDependencies): Promise<void> {
  await app.register(routeAccess);
  await app.register(securityHeadersPlugin, {
    pictureHosts: [
      ...(deps.providers ?? []).flatMap(({ name }) => pictureHostsOf[name]),
      ...(deps.config.pictureHosts ?? []),
    ],
    consoleDir: deps.config.consoleDir,
  });
  await app.register(requestLanguage);
  await app.register(errorHandler);
  await app.register(requestLog);
  app.addHook('onRequest', rejectMissingHost);
  await app.register(forwardedHeaders);
  await app.register(responseSize);
  await app.register(compress, { globalDecompression: false });
  await app.register(health, { readiness: deps.readiness });
  await app.register(bodyTimeouts);
  await app.register(unreadBodies);
  await app.register(jsonBodies);
  const { consoleDir } = deps.config;
  await app.register(anonymousLimit, {
    clock: deps.clock,
    hasConsole: consoleDir !== undefined,
    perMinute: deps.anonymousPerMinute,
  });
  await app.register(fairUse, { pauses: deps.fairUsePauses });
  const callers = createCallersRepository({ ...deps, db: deps.identityDb });
  const sessions = createSessionsRepository({ db: deps.identityDb, clock: deps.clock });
  await app.register(accessControl, {
    findCaller: (token) => callers.findCaller(token),
    findEnd: (token) => sessions.findEnd(token),
  });
  await app.register(requestAudit);
  const { metrics } = deps;
  if (metrics) {
    const { metricsToken: token, trustProxy } = deps.config;
    await app.register(metricsPlugin, { metrics, token, hasProxy: trustProxy !== false });
  }
  await app.register(openApi);
  if (consoleDir !== undefined) await app.register(consoleFiles, { folder: consoleDir });
  await app.register(unknownPaths, { hasConsole: consoleDir !== undefined });

  const stopping = new AbortController();
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  await registerModules(app, {
    ...deps,
    log: app.log,
    workbooks: createUploadedWorkbooks(deps),
    stopping: stopping.signal,
  });
}
