import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Flex, SimpleGrid, Stack, Text } from '../../ui/layout/primitives.ts';
import { Section } from './Section.tsx';

type Open = 'confirm' | 'typed' | 'dialog' | 'drawer' | undefined;

const consequences = [
  '4 servers, 1 load balancer and their volumes are deleted.',
  'Apps and deployments stop at once.',
  'Hetzner bills the hours used until now.',
];

function Toasts() {
  const retry = { label: 'View logs', onClick: () => undefined };
  return (
    <>
      <Button onClick={() => toast.success({ title: 'Cluster prod-eu is ready', action: retry })}>
        Success toast
      </Button>
      <Button
        onClick={() =>
          toast.error({
            title: 'Deployment api failed',
            description: 'The image could not be pulled.',
            action: retry,
          })
        }
      >
        Error toast
      </Button>
      <Button onClick={() => toast.info({ title: 'Back online, refreshed' })}>Info toast</Button>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('typed')}>Confirm with name</Button>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Restart deployment api?"
        confirmLabel="Restart deployment"
        tone="primary"
        onConfirm={() => Promise.resolve()}
      >
        Its 3 pods are replaced one after the other; requests keep being served.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'typed'}
        onClose={close}
        title="Delete cluster prod-eu?"
        confirmLabel="Delete cluster"
        typed={{ value: 'prod-eu', kind: 'name' }}
        consequences={consequences}
        onConfirm={() =>
          Promise.resolve('The cluster is protected. Turn protection off in its settings first.')
        }
      >
        This cannot be undone.
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Connect to prod-eu"
        footer={<Button onClick={close}>Done</Button>}
      >
        <Text color="fg.muted">Download the kubeconfig once and keep it safe.</Text>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="cert-manager">
        <Text color="fg.muted">Issues and renews certificates for your ingresses.</Text>
      </Drawer>
    </>
  );
}

/** Banners, toasts, dialogs, empty and error states. */
export function Feedback() {
  const [isShown, setShown] = useState(true);
  return (
    <Section title="Feedback">
      <Stack gap="3">
        <Banner tone="info" title="A new version is available">
          k3s v1.34 can be installed on this cluster.
        </Banner>
        <Banner tone="warning" title="2 clusters over your plan" actions={<Button size="sm">Upgrade</Button>}>
          They keep running but cannot be opened until the plan fits.
        </Banner>
        <Banner tone="error" title="The card was declined">
          Update it before 20 Dec 2026 to keep your plan.
        </Banner>
        {isShown ? (
          <Banner tone="success" onDismiss={() => setShown(false)}>
            Extra clusters added successfully!
          </Banner>
        ) : null}
      </Stack>
      <Flex gap="3" wrap="wrap">
        <Toasts />
        <Overlays />
      </Flex>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Card>
          <EmptyState
            kind="first"
            level={3}
            title="Create your first cluster"
            actions={<Button variant="primary">Create cluster</Button>}
          >
            A k3s cluster on your own Hetzner account in about five minutes.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            level={3}
            title="Invoices could not be loaded"
            message="The billing service did not answer."
            onRetry={() => undefined}
            requestId="req_7f3a91c2"
          />
        </Card>
        <Card>
          <EmptyState
            kind="noMatch"
            level={3}
            title="No clusters match “prod-us”"
            actions={<Button>Clear search</Button>}
          />
        </Card>
        <Card>
          <ErrorState isCompact level={3} title="Node health is unavailable" onRetry={() => undefined} />
        </Card>
      </SimpleGrid>
    </Section>
  );
}
