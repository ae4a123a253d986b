import { Suspense, useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { FieldError, FieldHelp } from '../../../forms/fields/FieldFrame.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { pictureLimits } from './pictureFile.ts';
import { usePictureChoice } from './usePictureChoice.ts';
import { useProfilePicture } from './useProfilePicture.ts';
import type { ProfilePicture_user$key } from './__generated__/ProfilePicture_user.graphql.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'), 'CropDialog');

const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The row of the profile picture: choose or drop a file, crop it, or remove the picture. */
export function ProfilePicture({ user }: { user: ProfilePicture_user$key }) {
  const { t } = useTranslation('account');
  const { avatarUrl } = useFragment(
    graphql`
      fragment ProfilePicture_user on User {
        avatarUrl
      }
    `,
    user,
  );
  const { save, remove, isRemoving } = useProfilePicture();
  const { picture, problem, isReading, isBusy, choose, close } = usePictureChoice();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useReturnFocus<HTMLButtonElement>(picture !== undefined);
  const ids = useId();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose([...event.dataTransfer.files]);
  };
  const onRemove = async (address: string) => {
    await remove(address);
    opener.current?.focus();
  };
  return (
    <Flex
      py="3"
      gap="4"
      align="center"
      justify="space-between"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      borderRadius="md"
      outline={isOver ? '2px dashed' : undefined}
      outlineColor="brand.solid"
      outlineOffset="4px"
      onDragOver={(event) => {
        if (!isFile(event)) return;
        // Also for events of the crop dialog, which bubble through its portal: the browser would open the file.
        event.preventDefault();
        setOver(!isBusy);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Box
        flex="1 1 14rem"
        minW="0"
        display={{ md: 'grid' }}
        gridTemplateColumns="10rem minmax(0, 1fr)"
        gap="4"
      >
        <Box color="fg.muted">{t('picture.label')}</Box>
        <Stack minW="0" gap="1.5">
          <FieldHelp id={`${ids}-limits`}>
            {isOver ? t('picture.drop') : t('picture.limits', pictureLimits)}
          </FieldHelp>
          <FieldError id={`${ids}-problem`} error={problem} />
        </Stack>
      </Box>
      <Flex gap="2" flexShrink="0">
        {avatarUrl ? (
          <Button
            size="sm"
            aria-label={t('picture.removeLong')}
            isBusy={isRemoving}
            onClick={() => void onRemove(avatarUrl)}
          >
            {t('picture.remove')}
          </Button>
        ) : null}
        <Button
          ref={opener}
          size="sm"
          aria-label={t(avatarUrl ? 'picture.changeLong' : 'picture.uploadLong')}
          aria-describedby={problem ? `${ids}-limits ${ids}-problem` : `${ids}-limits`}
          isBusy={isReading}
          onClick={() => input.current?.click()}
        >
          {t(avatarUrl ? 'picture.change' : 'picture.upload')}
        </Button>
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureLimits.types.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Lets the same file be chosen again after it was changed.
          event.target.value = '';
          void choose(files);
        }}
      />
      <Suspense fallback={null}>
        {picture ? <CropDialog picture={picture} onSave={save} onClose={close} /> : null}
      </Suspense>
    </Flex>
  );
}
