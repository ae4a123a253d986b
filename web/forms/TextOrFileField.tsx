import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Box, Flex } from '../ui/layout/primitives.ts';
import { TextareaField, type TextareaFieldProps } from './fields/TextareaField.tsx';

interface TextOrFileFieldProps extends TextareaFieldProps {
  /** Text of the button that opens the file picker. */
  chooseLabel: string;
  /** The `accept` attribute of the file picker. */
  accept: string;
  onFile: (file: File) => void;
  /** Beside the button. */
  aside?: ReactNode;
}

/** Text that is pasted, typed, dropped or read from a file. */
export function TextOrFileField({ chooseLabel, accept, onFile, aside, ...field }: TextOrFileFieldProps) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => file && onFile(file);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // Drag and drop is a shortcut for the button below.
    <Box
      outline={isOver ? '2px dashed currentcolor' : undefined}
      outlineOffset="2px"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <TextareaField {...field} />
      <Flex mt="2" gap="3" align="center" wrap="wrap">
        <Button size="sm" icon={<FileUp aria-hidden />} onClick={() => picker.current?.click()}>
          {chooseLabel}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          aria-label={chooseLabel}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Lets the same file be chosen again after it was changed.
            event.target.value = '';
          }}
        />
        {aside}
      </Flex>
    </Box>
  );
}
