import { Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useBlocker } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../../forms/useUnsavedGuard.ts';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { YamlEditorHandle } from '../../../ui/code/YamlEditor.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { ManifestConflict } from './ManifestConflict.tsx';
import { ManifestFailure } from './ManifestFailure.tsx';
import { useManifestEdit } from './useManifestEdit.ts';
import { useManifestEvents } from './useManifestEvents.ts';
import type { ManifestCard_cluster$key } from './__generated__/ManifestCard_cluster.graphql.ts';
import type { ManifestCard_manifest$key } from './__generated__/ManifestCard_manifest.graphql.ts';

const YamlEditor = lazyComponent(() => import('../../../ui/code/YamlEditor.tsx'), 'YamlEditor');
const ReviewManifest = lazyPart(() => import('./ReviewManifest.tsx'), 'ReviewManifest');

interface ManifestCardProps {
  readonly manifest: ManifestCard_manifest$key;
  readonly cluster: ManifestCard_cluster$key;
}

/** The YAML of an object, edited, checked by the cluster and saved. */
export function ManifestCard(props: ManifestCardProps) {
  const { t } = useTranslation('workloads');
  const { kind, namespace, name, managedBy, text, revision } = useFragment(
    graphql`
      fragment ManifestCard_manifest on Manifest {
        kind
        namespace
        name
        managedBy
        text
        revision
      }
    `,
    props.manifest,
  );
  const { id, viewerCan } = useFragment(
    graphql`
      fragment ManifestCard_cluster on Cluster {
        id
        viewerCan {
          editManifests {
            ...useActionReason_state
          }
        }
      }
    `,
    props.cluster,
  );
  const refusal = useActionReason()(viewerCan.editManifests);
  useManifestEvents({ clusterId: id, kind, namespace, name });
  const edit = useManifestEdit({ clusterId: id, kind, namespace, name }, { text, revision });
  const editor = useRef<YamlEditorHandle>(null);
  const hint = useId();
  const { isDirty, conflict, failure, reviewed } = edit;
  useUnsavedGuard(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const save = async () => {
    if (!(await edit.save())) return false;
    toast.success({ title: t('manifest.saved', { name }) });
    return undefined;
  };
  const object = t('manifest.object', { kind: t(`manifest.kind.${kind}`), name });
  return (
    <Card>
      <CardHeader title={object} description={t('manifest.in', { namespace })} />
      <CardBody>
        <Stack gap="4">
          {managedBy && refusal === undefined ? (
            <Banner tone="info">{t('manifest.managed', { owner: managedBy })}</Banner>
          ) : null}
          {refusal === undefined ? null : <Banner tone="info">{refusal}</Banner>}
          {failure ? (
            <ManifestFailure
              failure={failure}
              text={edit.text}
              onGoTo={(line) => editor.current?.goToLine(line)}
            />
          ) : null}
          {conflict ? (
            <ManifestConflict
              message={conflict.message}
              newer={conflict.newer?.text ?? null}
              onKeepMine={edit.keepMine}
              onTakeTheirs={edit.takeTheirs}
            />
          ) : null}
          <Suspense fallback={<Skeleton height="24rem" />}>
            <YamlEditor
              ref={editor}
              label={t('manifest.editor', { object })}
              describedBy={hint}
              value={edit.text}
              onChange={edit.setText}
              isReadOnly={refusal !== undefined}
            />
          </Suspense>
          <Text id={hint} textStyle="xs" color="fg.muted">
            {refusal === undefined ? t('manifest.keys') : t('manifest.reading')}
          </Text>
        </Stack>
      </CardBody>
      <CardFooter>
        <Flex gap="2" wrap="wrap" justify="flex-end" flex="1">
          {isDirty ? (
            <Button variant="ghost" onClick={edit.discard}>
              {t('manifest.discard')}
            </Button>
          ) : null}
          <Button
            variant="primary"
            isBusy={edit.isPending}
            disabledReason={refusal ?? (isDirty ? undefined : t('manifest.unchanged'))}
            onClick={() => void edit.review()}
          >
            {t('manifest.review')}
          </Button>
        </Flex>
      </CardFooter>
      <Suspense>
        {reviewed ? <ReviewManifest {...reviewed} onConfirm={save} onClose={edit.closeReview} /> : null}
      </Suspense>
      <UnsavedDialog blocker={blocker} />
    </Card>
  );
}
