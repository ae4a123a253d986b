/** A Kubernetes-style name: lower-case letters, digits and single hyphens, without a hyphen at either end. */
export function slugify(text: string, maxLength = 63): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
}
