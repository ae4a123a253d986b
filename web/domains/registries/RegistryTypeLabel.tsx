import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../ui/layout/primitives.ts';
import { asRegistryType, registryIcon } from './registryTypes.ts';

/** The type of a registry: icon and name. */
export function RegistryTypeLabel({ type }: { type: string }) {
  const { t } = useTranslation('registries');
  const known = asRegistryType(type);
  return (
    <Flex as="span" display="inline-flex" verticalAlign="middle" align="center" gap="2">
      {createElement(registryIcon(known), { 'aria-hidden': true, size: 16 })}
      {t(`type.${known}.name`)}
    </Flex>
  );
}
