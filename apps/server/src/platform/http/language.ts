import { defaultLanguage, isLanguage, type Language } from '@meridian/i18n/core';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response: the header `language`, else the caller's, else the default. */
    language: Language;
  }
}

/** The header `language`; undefined for an unknown one. */
export function requestedLanguage(request: FastifyRequest): Language | undefined {
  const { language } = request.headers;
  return isLanguage(language) ? language : undefined;
}

/** Gives every request its language; signing in refines it. */
export const requestLanguage = fp((app, _options, done) => {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', (request, _reply, next) => {
    request.language = requestedLanguage(request) ?? defaultLanguage;
    next();
  });
  done();
});
