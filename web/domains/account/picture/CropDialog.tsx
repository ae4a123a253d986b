import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Slider } from '../../../ui/actions/Slider.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { wholeCrop, zoomLimit, zoomTo } from './crop.ts';
import { CropStage } from './CropStage.tsx';
import { encodeSquare } from './pictureFile.ts';

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** Resolves with the reason for a failure; undefined means saved. */
  readonly onSave: (file: Blob) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Selects the square of a picture that becomes the profile picture. A refusal is shown here, and the crop is kept. */
export function CropDialog({ picture, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation('account');
  const isOpen = useOpensAfterMount();
  const [crop, setCrop] = useState(wholeCrop);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const help = useId();

  const save = async () => {
    if (!canvas.current) return;
    setSaving(true);
    setProblem(undefined);
    const failure = await encodeSquare(canvas.current).then(onSave, () => t('picture.unwritten'));
    setSaving(false);
    if (failure) setProblem(failure);
    else onClose();
  };
  const zoom = (next: number) => setCrop(zoomTo(picture, crop, next));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('crop.title')}
      size="sm"
      isLocked={isSaving}
      initialFocus={stage}
      footer={
        <>
          <Button onClick={onClose} disabledReason={isSaving ? t('ui:confirm.running') : undefined}>
            {t('ui:cancel')}
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="error" title={t('profile.failedTitle')}>
            {problem}
          </Banner>
        ) : null}
        <CropStage
          picture={picture}
          crop={crop}
          onChange={setCrop}
          canvas={canvas}
          stage={stage}
          describedBy={help}
        />
        <ZoomSlider zoom={crop.zoom} limit={zoomLimit(picture)} onChange={zoom} />
        <Text id={help} color="fg.muted" textStyle="sm">
          {t('crop.help')}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface ZoomSliderProps {
  readonly zoom: number;
  readonly limit: number;
  readonly onChange: (zoom: number) => void;
}

/** The zoom; hidden for pictures that are needed whole. */
function ZoomSlider({ zoom, limit, onChange }: ZoomSliderProps) {
  const { t } = useTranslation('account');
  if (limit === 1) return null;
  const percent = `${Math.round(zoom * 100)} %`;
  return (
    <Flex gap="2" align="center">
      <IconButton label={t('crop.zoomOut')} icon={<ZoomOut />} onClick={() => onChange(zoom / 1.25)} />
      <Box flex="1" minW="0" display="flex">
        <Slider
          label={t('crop.zoom')}
          valueText={percent}
          min={1}
          max={limit}
          step={0.01}
          value={zoom}
          onChange={onChange}
        />
      </Box>
      <IconButton label={t('crop.zoomIn')} icon={<ZoomIn />} onClick={() => onChange(zoom * 1.25)} />
    </Flex>
  );
}
