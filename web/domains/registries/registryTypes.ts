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

/** Narrows a type from the server; an unknown one is shown as a custom registry. */
export function asRegistryType(type: string): RegistryType {
  return REGISTRY_TYPES.find((one) => one === type) ?? 'CUSTOM';
}

/** The icon of a type; decorative. */
export function registryIcon(type: RegistryType): LucideIcon {
  return icons[type];
}

/** True if the type has an address field; Docker Hub has a fixed address. */
export function needsUrl(type: RegistryType): boolean {
  return type !== 'DOCKER_HUB';
}
