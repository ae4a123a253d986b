import { locationNamed } from './catalogue.ts';
import { collectionRoutes } from './collection.ts';
import type { Engine } from './engine.ts';
import type { Resource } from './records.ts';

function volumeJson({ id, name, labels, data }: Resource<'volumes'>) {
  const { sizeGb, location, createdAt } = data;
  return {
    id,
    name,
    labels,
    size: sizeGb,
    location: locationNamed(location),
    status: 'available',
    created: new Date(createdAt).toISOString(),
  };
}

/** The volumes of the project; the embedded clusters order them. */
export function volumeRoutes(engine: Engine): void {
  collectionRoutes(engine, {
    kind: 'volumes',
    toJson: volumeJson,
    remove: ({ project }, volume) => {
      project.remove(volume);
      return null;
    },
  });
}
