import type { CatalogueApp } from './catalogueApp.ts';

/** All apps that can be installed. */
export const appCatalogue: readonly CatalogueApp[] = [];

/** The catalogue entry of that name, or undefined. */
export function findApp(name: string): CatalogueApp | undefined {
  return appCatalogue.find((app) => app.name === name);
}
