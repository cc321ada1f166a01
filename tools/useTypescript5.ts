// Preload (`node --import ./tools/useTypescript5.ts`): programs that need TypeScript's JavaScript API get 5.9.
// The native compiler, TypeScript 7, has no such API; openapi-typescript and dependency-cruiser call it.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      /^typescript($|\/)/.test(specifier) ? specifier.replace('typescript', 'typescript-5') : specifier,
      context,
    ),
})
