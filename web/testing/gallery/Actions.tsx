import { LayoutGrid, List, Plus, RotateCw, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Menu } from '../../ui/floats/Menu.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { CodeBlock } from '../../ui/text/CodeBlock.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { Section } from './Section.tsx';

const wayOut = <TextLink to="#plans">Compare plans</TextLink>;

function Buttons() {
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Button variant="primary" icon={<Plus />}>
          Create cluster
        </Button>
        <Button>Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete cluster</Button>
        <Button variant="dangerOutline" icon={<Trash2 />}>
          Delete
        </Button>
        <ButtonLink to="#docs">Link</ButtonLink>
        <ButtonLink href="https://docs.k3s.io" variant="ghost">
          Docs
        </ButtonLink>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        <Button variant="primary" isBusy>
          Save
        </Button>
        <Button variant="primary" disabledReason="Your plan allows 5 active clusters." wayOut={wayOut}>
          Create cluster
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <IconButton label="Settings" icon={<Settings />} />
        <IconButton label="Refresh" icon={<RotateCw />} variant="secondary" size="sm" />
        <IconButton label="Restart" icon={<RotateCw />} disabledReason="Available when deployed" />
      </Flex>
    </>
  );
}

/** Buttons, menus, toggles. */
export function Actions() {
  const [view, setView] = useState<'cards' | 'table'>('cards');
  return (
    <Section title="Actions">
      <Card>
        <CardBody>
          <Stack gap="5">
            <Buttons />
            <Flex gap="3" wrap="wrap" align="center">
              <Toggle
                label="View"
                value={view}
                onChange={setView}
                options={[
                  { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden /> },
                  { value: 'table', label: 'Table', icon: <List aria-hidden /> },
                ]}
              />
              <Menu
                label="Create"
                trigger="Create"
                placement="bottom-start"
                items={[
                  {
                    label: 'Cluster',
                    icon: <Plus aria-hidden />,
                    onSelect: () => undefined,
                    shortcut: 'c',
                  },
                  { label: 'Deployment', to: '#deployment', icon: <Plus aria-hidden /> },
                  { label: 'App', icon: <Plus aria-hidden />, disabledReason: 'Create a cluster first' },
                  'separator',
                  { label: 'Delete everything', icon: <Trash2 aria-hidden />, isDanger: true },
                ]}
              />
              <Kbd shortcut="mod+k" />
              <Text>
                Read the <TextLink to="#guide">guide</TextLink> or the{' '}
                <TextLink href="https://docs.k3s.io">k3s manual</TextLink>.
              </Text>
            </Flex>
            <CodeBlock
              label="kubectl command"
              code={'kubectl --kubeconfig prod-eu.yaml get pods -A --watch'}
            />
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
}
