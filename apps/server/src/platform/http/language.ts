import { defaultLanguage, isLanguage, type Language } from '@meridian/i18n/core';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Response language: the `language` header, else the user's language, else the default. */
    language: Language;
  }
}

/** Language in the `language` header; undefined if it is unknown. */
export function requestedLanguage(request: FastifyRequest): Language | undefined {
  const { language } = request.headers;
  return isLanguage(language) ? language : undefined;
}

/** Sets the language of every request; after access control, the user's language applies. */
export const requestLanguage = fp((app, _options, done) => {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', (request, _reply, next) => {
    request.language = requestedLanguage(request) ?? defaultLanguage;
    next();
  });
  done();
});
