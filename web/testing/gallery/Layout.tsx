import { useState } from 'react';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { Menu } from '../../ui/floats/Menu.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { Box, Flex, Grid, Text } from '../../ui/layout/primitives.ts';
import { RouteTabs } from '../../ui/layout/RouteTabs.tsx';
import { Cell, Row, Table } from '../../ui/layout/Table.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { Flag } from '../../ui/text/Flag.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { Section } from './Section.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const tabs = [
  { to: '#overview', label: 'Overview' },
  { to: '#addons', label: 'Add-ons', count: 12 },
  { to: '#apps', label: 'Apps', count: 3 },
  { to: '#deployments', label: 'Deployments', count: 1, tone: 'failed' as const },
  { to: '#gitops', label: 'GitOps' },
  { to: '#settings', label: 'Settings' },
];

const members = [
  { name: 'Ana Ferrer', role: 'Owner', tone: 'ok' as const, status: 'Verified', at: ago(3), paid: 1234.5 },
  {
    name: 'Bruno Díaz',
    role: 'Developer',
    tone: 'attention' as const,
    status: 'Invited',
    at: ago(190),
    paid: 90,
  },
  {
    name: 'Chen Li',
    role: 'Admin',
    tone: 'neutral' as const,
    status: 'Disabled',
    at: ago(60 * 24 * 45),
    paid: 0,
  },
];

function ClusterCard() {
  return (
    <Card isInteractive>
      <CardHeader
        title={<TextLink to="#cluster">prod-eu</TextLink>}
        badge={<StatusBadge tone="ok" label="Active" />}
        actions={
          <Menu
            label="Actions for prod-eu"
            buttonProps={{ size: 'sm' }}
            items={[
              { label: 'Copy endpoint', onSelect: () => undefined },
              { label: 'Archive', disabledReason: 'Unprotect the cluster first' },
              'separator',
              { label: 'Delete cluster', isDanger: true, onSelect: () => undefined },
            ]}
          />
        }
      />
      <CardBody>
        <DataList
          columns={2}
          items={[
            {
              label: 'Location',
              value: (
                <Flex gap="2" align="center">
                  <Flag country="DE" /> Falkenstein
                </Flex>
              ),
            },
            { label: 'Version', value: <Mono>v1.33.4+k3s1</Mono> },
            { label: 'Nodes', value: '1 + 3' },
            { label: 'Created', value: <RelativeTime at={ago(60 * 26)} /> },
            {
              label: 'API endpoint',
              value: (
                <Flex align="center" gap="1">
                  <Mono>https://65.108.4.21:6443</Mono>
                  <CopyButton value="https://65.108.4.21:6443" what="API endpoint" />
                </Flex>
              ),
            },
          ]}
        />
      </CardBody>
      <CardFooter>
        <Text color="fg.muted">
          <Money amount={45.9} /> /month
        </Text>
        <ButtonLink to="#open" size="sm">
          Open
        </ButtonLink>
      </CardFooter>
    </Card>
  );
}

function MembersTable() {
  const columns = [
    { key: 'name', header: 'Name', sort: 'ascending' as const, onSort: () => undefined },
    { key: 'role', header: 'Role', sort: 'none' as const, onSort: () => undefined },
    { key: 'status', header: 'Status' },
    { key: 'at', header: 'Added' },
    { key: 'paid', header: 'Paid', align: 'end' as const },
    { key: 'actions', header: 'Actions', isHeaderHidden: true },
  ];
  return (
    <Card>
      <Table caption="Team members" columns={columns}>
        {members.map((member) => (
          <Row key={member.name}>
            <Cell>
              <Flex gap="2.5" align="center">
                <Avatar name={member.name} size={28} />
                <TextLink to="#member">{member.name}</TextLink>
              </Flex>
            </Cell>
            <Cell label="Role">{member.role}</Cell>
            <Cell label="Status">
              <StatusBadge tone={member.tone} label={member.status} />
            </Cell>
            <Cell label="Added">
              <RelativeTime at={member.at} />
            </Cell>
            <Cell label="Paid" align="end">
              <Money amount={member.paid} />
            </Cell>
            <Cell align="end">
              <Menu
                label={`Actions for ${member.name}`}
                buttonProps={{ size: 'sm' }}
                items={[
                  { label: 'Edit', onSelect: () => undefined },
                  { label: 'Profile', to: '#profile' },
                ]}
              />
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

/** Tabs, cards, lists and tables. */
export function Layout() {
  const [current, setCurrent] = useState('#overview');
  return (
    <Section title="Layout">
      <Box onClick={() => setTimeout(() => setCurrent(location.hash || '#overview'))}>
        <RouteTabs label="Cluster sections" tabs={tabs} current={current} onNavigate={setCurrent} />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap="4"
        alignItems="start"
      >
        <ClusterCard />
        <MembersTable />
      </Grid>
    </Section>
  );
}
