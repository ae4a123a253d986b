import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { RadioCards } from '../../../../forms/fields/RadioCards.tsx';
import { SelectField } from '../../../../forms/fields/SelectField.tsx';
import { TextareaField } from '../../../../forms/fields/TextareaField.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { Flag } from '../../../../ui/text/Flag.tsx';
import { NameField } from './NameField.tsx';
import { useLocations } from './useLocations.ts';
import type { BasicsCard_options$key } from './__generated__/BasicsCard_options.graphql.ts';

/** Name, location, Kubernetes version, operating system, labels and notes. */
export function BasicsCard({ options }: { options: BasicsCard_options$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment BasicsCard_options on ClusterOptions {
        locations {
          ...useLocations_location
        }
        k3sVersions {
          version
          isDefault
        }
        osImages {
          image
          label
        }
      }
    `,
    options,
  );
  const locations = useLocations(data.locations);
  return (
    <Card aria-labelledby="create-basics">
      <CardHeader id="create-basics" title={t('create.basics.title')} />
      <CardBody>
        <Stack gap="6">
          <NameField />
          <RadioCards
            name="location"
            label={t('create.location.label')}
            help={t('create.location.help')}
            isPermanent
            cardWidth="13rem"
            options={locations.map(({ name, city, country, countryCode }) => ({
              value: name,
              label: city,
              description: t('create.location.place', { country, name }),
              aside: <Flag country={countryCode} />,
            }))}
          />
          <SelectField
            name="k3sVersion"
            label={t('create.version.label')}
            help={t('create.version.help')}
            maxWidth="24rem"
            options={data.k3sVersions.map(({ version, isDefault }) => ({
              value: version,
              label: isDefault ? t('create.version.default', { version }) : version,
            }))}
          />
          <RadioCards
            name="osImage"
            label={t('create.os.label')}
            help={t('create.os.help')}
            isPermanent
            cardWidth="11rem"
            options={data.osImages.map(({ image, label }) => ({ value: image, label }))}
          />
          <TextareaField
            name="labels"
            label={t('create.labels.label')}
            help={t('create.labels.help')}
            rows={3}
            isCode
            isOptional
          />
          <TextareaField
            name="notes"
            label={t('create.notes.label')}
            help={t('create.notes.help')}
            isOptional
            rows={3}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
