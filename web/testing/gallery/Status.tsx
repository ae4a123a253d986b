import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Flex, SimpleGrid, Stack } from '../../ui/layout/primitives.ts';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { Meter } from '../../ui/status/Meter.tsx';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { SkeletonCards, SkeletonTable } from '../../ui/status/Skeleton.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { StackedBar } from '../../ui/status/StackedBar.tsx';
import { StatTile } from '../../ui/status/StatTile.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Section } from './Section.tsx';

function Tiles() {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <StatTile label="Clusters" value="5">
        <StackedBar
          label="Clusters by status"
          parts={[
            { label: 'Healthy', value: 3, tone: 'ok' },
            { label: 'Busy', value: 1, tone: 'busy' },
            { label: 'Failed', value: 1, tone: 'failed' },
          ]}
        />
      </StatTile>
      <StatTile label="Deployments" value="18">
        <StackedBar
          label="Deployments by status"
          parts={[
            { label: 'Running', value: 16, tone: 'ok' },
            { label: 'Deploying', value: 2, tone: 'progress' },
          ]}
        />
      </StatTile>
      <StatTile label="Apps" value="0" hint="Nothing installed yet" />
      <StatTile label="Monthly estimate" value="€123.45" hint="Hetzner estimate, excluding plan" />
    </SimpleGrid>
  );
}

function Badges() {
  return (
    <Card>
      <CardHeader title="Status badges" />
      <CardBody>
        <Flex gap="2" wrap="wrap">
          <StatusBadge tone="ok" label="Active" />
          <StatusBadge tone="busy" label="Updating" />
          <StatusBadge tone="progress" label="Deploying" />
          <StatusBadge tone="attention" label="Over limit" />
          <StatusBadge tone="failed" label="Failed" />
          <StatusBadge tone="removing" label="Deleting" />
          <StatusBadge tone="neutral" label="Archived" />
          <StatusBadge tone="neutral" label="Pending" isBusy />
          <StatusBadge tone="busy" look="outline" isBusy={false} icon={ArrowUp} label="1.16.2 available" />
        </Flex>
      </CardBody>
    </Card>
  );
}

function Progress() {
  const [percent, setPercent] = useState(40);
  return (
    <Card>
      <CardHeader
        title="Progress"
        actions={
          <Button size="sm" onClick={() => setPercent(percent >= 100 ? 0 : percent + 15)}>
            Advance
          </Button>
        }
      />
      <CardBody>
        <Stack gap="5">
          <ProgressPanel
            label="Creating cluster"
            percent={Math.min(100, percent)}
            message="Installing the network plugin"
          />
          <ProgressPanel label="Updating" percent={60} tone="progress" />
          <ProgressPanel label="Deleting servers" percent={20} tone="removing" isQuiet />
          <ProgressPanel label="Preparing" percent={null} isQuiet />
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Badges, meters, progress and loading states. */
export function Status() {
  return (
    <Section title="Status">
      <Tiles />
      <Badges />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Progress />
        <Card>
          <CardHeader title="Capacity" badge={<StatusBadge tone="attention" label="High memory" />} />
          <CardBody>
            <Stack gap="4">
              <Meter label="CPU" value={2.1} max={8} valueText="2.1 of 8 vCPU" tone="green" word="Low" />
              <Meter label="Memory" value={25} max={32} valueText="25 of 32 GB" tone="amber" word="High" />
              <Meter label="Storage" value={92} valueText="92%" tone="red" word="Nearly full" />
            </Stack>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title="Provisioning" />
          <CardBody>
            <Stepper
              label="Provisioning steps"
              steps={[
                { id: 'a', label: 'Servers', state: 'done', hint: '4 servers in Falkenstein' },
                { id: 'b', label: 'k3s', state: 'done' },
                { id: 'c', label: 'Network', state: 'current', hint: 'Installing Cilium' },
                { id: 'd', label: 'Add-ons', state: 'todo' },
                { id: 'e', label: 'Ready', state: 'todo' },
              ]}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader title="Loading" />
          <CardBody>
            <Spinner label="Switching to Acme…" />
          </CardBody>
          <SkeletonTable rows={4} />
        </Card>
      </SimpleGrid>
      <SkeletonCards />
    </Section>
  );
}
