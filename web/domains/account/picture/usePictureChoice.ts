import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPicture, pictureLimits } from './pictureFile.ts';

/** One chosen or dropped file: decoded, or refused with the reason. Further files are ignored until it is closed. */
export function usePictureChoice() {
  const { t } = useTranslation('account');
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  const isBusy = isReading || picture !== undefined;
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (files: readonly File[]) => {
    const [file, ...more] = files;
    if (!file || isBusy) return;
    if (more.length > 0) return setProblem(t('picture.several'));
    setProblem(undefined);
    setReading(true);
    const opened = await openPicture(file);
    setReading(false);
    if ('picture' in opened) return setPicture(opened.picture);
    const { megabytes, side } = pictureLimits;
    setProblem(t(`picture.${opened.problem}`, { name: file.name, megabytes, side }));
  };
  return { picture, problem, isReading, isBusy, choose, close: () => setPicture(undefined) };
}
