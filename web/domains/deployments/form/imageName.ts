/** Repository and tag of a pasted image; undefined without a tag or with a digest. */
export function splitImage(text: string): { repository: string; tag: string } | undefined {
  const image = text.trim();
  const [name = '', digest] = image.split('@', 2);
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  if (colon === -1 || digest !== undefined) return undefined;
  const repository = name.slice(0, colon);
  const tag = name.slice(colon + 1);
  return repository === '' || tag === '' ? undefined : { repository, tag };
}

const rule = (key: string) => `deployments:form.rules.${key}`;

/** What is wrong with a repository; undefined if nothing is. */
export function repositoryProblem(text: string): string | undefined {
  const image = text.trim();
  if (image === '') return rule('imageMissing');
  if (image.includes('@')) return rule('imageDigest');
  if (splitImage(image)) return rule('imageHasTag');
  if (/\s/.test(image) || !/^[a-z\d](.*[a-z\d])?$/i.test(image)) return rule('imageShape');
  const path = image.slice(image.indexOf('/') + 1);
  return path === path.toLowerCase() ? undefined : rule('imageCase');
}

export function tagProblem(text: string): string | undefined {
  const tag = text.trim();
  if (tag === '') return rule('tagMissing');
  return /^[a-z\d][\w.-]{0,127}$/i.test(tag) ? undefined : rule('tagShape');
}
