import { Box, Cloud, Code, Container, Warehouse, type LucideIcon } from 'lucide-react';

export const REGISTRY_TYPES = [
  'DOCKER_HUB',
  'GITHUB_REGISTRY',
  'GOOGLE_ARTIFACT',
  'AWS_ECR',
  'CUSTOM',
] as const;
export type RegistryType = (typeof REGISTRY_TYPES)[number];

const icons: Record<RegistryType, LucideIcon> = {
  DOCKER_HUB: Container,
  GITHUB_REGISTRY: Code,
  GOOGLE_ARTIFACT: Cloud,
  AWS_ECR: Box,
  CUSTOM: Warehouse,
};

/** A type that the server knows and this page does not yet looks like a custom one. */
export function asRegistryType(type: string): RegistryType {
  return REGISTRY_TYPES.find((one) => one === type) ?? 'CUSTOM';
}

/** The picture of a type; its name always stands beside it. */
export function registryIcon(type: RegistryType): LucideIcon {
  return icons[type];
}

/** Docker Hub has one address; every other registry is somewhere. */
export function needsUrl(type: RegistryType): boolean {
  return type !== 'DOCKER_HUB';
}
